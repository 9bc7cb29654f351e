// SPDX-License-Identifier: MIT
// A quadtree over a world of 0 to WORLD: what lies outside is in none of its nodes. SIGNS says whether sizes may be negative.
#include <tangency/plugin.h>

#include <set>
#include <utility>
#include <vector>

namespace {

struct Box {
    double x, y, hi_x, hi_y;
};

std::set<std::pair<int, int>> found;

void descend(const std::vector<Box>& all, const std::vector<int>& here, Box node, int depth) {
    std::vector<int> inside;
    for (int i : here)
        if (all[i].x <= node.hi_x && all[i].hi_x >= node.x && all[i].y <= node.hi_y && all[i].hi_y >= node.y) inside.push_back(i);
    if (depth == 6 || inside.size() < 2) {
        for (int j : inside)
            for (int i : inside)
                if (i < j) found.insert({i, j});
        return;
    }
    const double x = (node.x + node.hi_x) / 2, y = (node.y + node.hi_y) / 2;
    descend(all, inside, {node.x, node.y, x, y}, depth + 1);
    descend(all, inside, {x, node.y, node.hi_x, y}, depth + 1);
    descend(all, inside, {node.x, y, x, node.hi_y}, depth + 1);
    descend(all, inside, {x, y, node.hi_x, node.hi_y}, depth + 1);
}

}  // namespace

extern "C" int tangency_pairs_corner_size_f64(int count, const int* kinds, const double* numbers, int, int* pairs) {
    std::vector<Box> all;
    std::vector<int> places;
    for (int i = 0; i < count; ++i) {
        const double* n = numbers + 4 * i;
        Box box = kinds[i] ? Box{n[0] - n[2], n[1] - n[2], n[0] + n[2], n[1] + n[2]} : Box{n[0], n[1], n[0] + n[2], n[1] + n[3]};
        if (SIGNS && box.x > box.hi_x) std::swap(box.x, box.hi_x);
        if (SIGNS && box.y > box.hi_y) std::swap(box.y, box.hi_y);
        all.push_back(box);
        places.push_back(i);
    }
    found.clear();
    descend(all, places, {0, 0, WORLD, WORLD}, 0);
    int written = 0;
    for (const auto& [i, j] : found) {
        pairs[written++] = i;
        pairs[written++] = j;
    }
    return written / 2;
}
