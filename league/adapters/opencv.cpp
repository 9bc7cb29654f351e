// SPDX-License-Identifier: MIT
// OpenCV: what two Rect have in common, rotatedRectangleIntersection, intersectConvexConvex with nested polygons, and pointPolygonTest
// with the distance, which is positive inside.
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

static bool rects(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
    return !(cv::Rect2d(x, y, w, h) & cv::Rect2d(x2, y2, w2, h2)).empty();
}

static bool rotatedRects(float cx, float cy, float hx, float hy, float cx2, float cy2, float hx2, float hy2) {
    const cv::RotatedRect one({cx, cy}, {2 * hx, 2 * hy}, 0), other({cx2, cy2}, {2 * hx2, 2 * hy2}, 0);
    std::vector<cv::Point2f> region;
    return cv::rotatedRectangleIntersection(one, other, region) != cv::INTERSECT_NONE;
}

static std::vector<cv::Point2f> polygon(const float* xy, int count) {
    std::vector<cv::Point2f> points;
    for (int i = 0; i < count; ++i) points.emplace_back(xy[2 * i], xy[2 * i + 1]);
    return points;
}

template <class... N>
static bool polygonPoint(N... numbers) {
    const float n[] = {numbers...};
    return -cv::pointPolygonTest(polygon(n, 4), {n[8], n[9]}, true) <= n[10];
}

template <class... N>
static bool polygons(N... numbers) {
    const float n[] = {numbers...};
    std::vector<cv::Point2f> region;
    return cv::intersectConvexConvex(polygon(n, 3), polygon(n + 6, 4), region, true) > 0;
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return cv::Rect2d(n[0], n[1], n[2], n[3]).contains(cv::Point2d(n[4], n[5]));
}

template <class... N>
static bool polygonTest(N... numbers) {
    const float n[] = {numbers...};
    return cv::pointPolygonTest(polygon(n, 4), {n[8], n[9]}, false) >= 0;
}
