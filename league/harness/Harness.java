// SPDX-License-Identifier: MIT
// java Harness ADAPTER FUNCTION: calls the adapter's function on the numbers of each line, and answers 1 or 0 a line.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.Arrays;

class Harness {
    public static void main(String[] words) throws Throwable {
        PrintStream answers = System.out;
        System.setOut(System.err); // libraries may print
        Method hits = Arrays.stream(Class.forName(words[0]).getDeclaredMethods())
            .filter(method -> method.getName().equals(words[1])).findFirst().get();
        boolean narrow = hits.getParameterTypes()[0] == float.class;
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null;) {
            Object[] numbers = Arrays.stream(line.split(" "))
                .map(word -> narrow ? (Object) (float) Double.parseDouble(word) : (Object) Double.parseDouble(word))
                .toArray();
            answers.println((boolean) hits.invoke(null, numbers) ? 1 : 0);
            answers.flush();
        }
    }
}
