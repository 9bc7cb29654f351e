// SPDX-License-Identifier: MIT
import java.awt.geom.Line2D;

class minimal {
    public static void main(String[] words) {
        for (double length : new double[] {1e6, 1e7, 1e8}) {
            System.out.println("from (0, 0)-(" + length + ", 0): (1, 1) is " + Line2D.ptSegDist(0, 0, length, 0, 1, 1) + " away, ("
                               + (length / 2 + 0.3) + ", 1) " + Line2D.ptSegDist(0, 0, length, 0, length / 2 + 0.3, 1));
        }
    }
}
