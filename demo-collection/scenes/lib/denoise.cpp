// Feature-guided denoiser for two independently sampled halves of one render.
// Follows Bitterli et al. 2016, "Nonlinearly Weighted First-Order Regression for Denoising Monte Carlo
// Renderings": non-local-means weights from one half, a local linear fit on (albedo, normal, depth) to the other.
// Blender from Debian ships no denoiser, which is why this file exists.
//
//   denoise <width> <height> <in.raw> <out.raw> <radius> <strength>
// in.raw:  float32 planes A.rgb, B.rgb, albedo.rgb, normal.xyz, depth.   out.raw: float32 planes rgb.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {
constexpr int kFeatures = 7, kTerms = 8, kPatch = 2, kTile = 48;
using Plane = std::vector<float>;
int W, H;

int at(int x, int y) { return std::clamp(y, 0, H - 1) * W + std::clamp(x, 0, W - 1); }

Plane box(const Plane& in, int r) {
  Plane tmp(in.size()), out(in.size());
  const float norm = 1.f / (2 * r + 1);
  for (int y = 0; y < H; ++y) for (int x = 0; x < W; ++x) {
    float s = 0; for (int d = -r; d <= r; ++d) s += in[at(x + d, y)];
    tmp[y * W + x] = s * norm;
  }
  for (int y = 0; y < H; ++y) for (int x = 0; x < W; ++x) {
    float s = 0; for (int d = -r; d <= r; ++d) s += tmp[at(x, y + d)];
    out[y * W + x] = s * norm;
  }
  return out;
}

// Weighted least squares by Cholesky; returns the constant term for three right-hand sides.
void solve(float m[kTerms][kTerms], float rhs[3][kTerms], float out[3]) {
  for (int j = 0; j < kTerms; ++j) {
    float d = m[j][j];
    for (int k = 0; k < j; ++k) d -= m[j][k] * m[j][k];
    m[j][j] = std::sqrt(std::max(d, 1e-9f));
    for (int i = j + 1; i < kTerms; ++i) {
      float s = m[i][j];
      for (int k = 0; k < j; ++k) s -= m[i][k] * m[j][k];
      m[i][j] = s / m[j][j];
    }
  }
  for (int c = 0; c < 3; ++c) {
    float y[kTerms];
    for (int i = 0; i < kTerms; ++i) {
      float s = rhs[c][i];
      for (int k = 0; k < i; ++k) s -= m[i][k] * y[k];
      y[i] = s / m[i][i];
    }
    for (int i = kTerms - 1; i >= 0; --i) {
      for (int k = i + 1; k < kTerms; ++k) y[i] -= m[k][i] * y[k];
      y[i] /= m[i][i];
    }
    out[c] = y[0];
  }
}
}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) { std::fprintf(stderr, "usage: denoise w h in out radius strength\n"); return 2; }
  W = std::atoi(argv[1]); H = std::atoi(argv[2]);
  const int R = std::atoi(argv[5]), N = W * H, side = 2 * R + 1;
  const float strength = std::atof(argv[6]);
  Plane raw(static_cast<size_t>(N) * 13);
  FILE* f = std::fopen(argv[3], "rb");
  if (!f || std::fread(raw.data(), 4, raw.size(), f) != raw.size()) { std::fprintf(stderr, "bad input\n"); return 1; }
  std::fclose(f);

  // Interleaved: colour halves in log space (so that fireflies don't rule), features, variance of one half.
  std::vector<float> half[2], feat(static_cast<size_t>(N) * kFeatures);
  for (int b = 0; b < 2; ++b) {
    half[b].resize(static_cast<size_t>(N) * 3);
    for (int c = 0; c < 3; ++c) for (int i = 0; i < N; ++i)
      half[b][i * 3 + c] = std::log1p(std::max(0.f, raw[(b * 3 + c) * N + i]) * 4.f);
  }
  std::vector<float> var(static_cast<size_t>(N) * 3);
  for (int c = 0; c < 3; ++c) {
    Plane v(N);
    for (int i = 0; i < N; ++i) { float d = half[0][i * 3 + c] - half[1][i * 3 + c]; v[i] = d * d * .5f; }
    v = box(v, 3);
    for (int i = 0; i < N; ++i) var[i * 3 + c] = v[i];
  }
  for (int k = 0; k < kFeatures; ++k) {
    const float scale = k < 3 ? 2.f : 1.f;
    for (int i = 0; i < N; ++i) feat[static_cast<size_t>(i) * kFeatures + k] = raw[(6 + k) * N + i] * scale;
  }

  std::vector<float> out(static_cast<size_t>(N) * 3, 0.f);
  const int tx = (W + kTile - 1) / kTile, ty = (H + kTile - 1) / kTile;
#pragma omp parallel for schedule(dynamic)
  for (int tile = 0; tile < tx * ty; ++tile) {
    const int x0 = (tile % tx) * kTile, y0 = (tile / tx) * kTile;
    const int w = std::min(kTile, W - x0), h = std::min(kTile, H - y0), pw = w + 2 * kPatch, ph = h + 2 * kPatch;
    std::vector<float> weights(static_cast<size_t>(w) * h * side * side), dist(pw * ph), rows(w * ph);
    for (int b = 0; b < 2; ++b) {
      const auto &guide = half[b], &target = half[1 - b];
      for (int oy = -R; oy <= R; ++oy) for (int ox = -R; ox <= R; ++ox) {
        for (int y = 0; y < ph; ++y) for (int x = 0; x < pw; ++x) {
          const int gx = x0 + x - kPatch, gy = y0 + y - kPatch;
          const int p = at(gx, gy) * 3, q = at(gx + ox, gy + oy) * 3;
          float s = 0;
          for (int c = 0; c < 3; ++c) {
            const float d = guide[p + c] - guide[q + c], vp = var[p + c], vq = var[q + c];
            s += (d * d - (vp + std::min(vp, vq))) / (2e-5f + strength * strength * (vp + vq));
          }
          dist[y * pw + x] = s / 3;
        }
        for (int y = 0; y < ph; ++y) for (int x = 0; x < w; ++x) {
          float s = 0; for (int d = 0; d <= 2 * kPatch; ++d) s += dist[y * pw + x + d];
          rows[y * w + x] = s;
        }
        const int o = (oy + R) * side + ox + R;
        for (int y = 0; y < h; ++y) for (int x = 0; x < w; ++x) {
          float s = 0; for (int d = 0; d <= 2 * kPatch; ++d) s += rows[(y + d) * w + x];
          s /= (2 * kPatch + 1) * (2 * kPatch + 1);
          weights[(static_cast<size_t>(y) * w + x) * side * side + o] = std::exp(-std::max(0.f, s));
        }
      }
      for (int y = 0; y < h; ++y) for (int x = 0; x < w; ++x) {
        const int gx = x0 + x, gy = y0 + y, p = gy * W + gx;
        const float* wt = &weights[(static_cast<size_t>(y) * w + x) * side * side];
        float m[kTerms][kTerms] = {}, rhs[3][kTerms] = {}, t[kTerms], res[3];
        t[0] = 1;
        for (int oy = -R; oy <= R; ++oy) for (int ox = -R; ox <= R; ++ox) {
          const int qx = gx + ox, qy = gy + oy;
          if (qx < 0 || qy < 0 || qx >= W || qy >= H) continue;
          const float k = wt[(oy + R) * side + ox + R];
          if (k < 1e-3f) continue;
          const int q = qy * W + qx;
          for (int i = 0; i < kFeatures; ++i)
            t[i + 1] = feat[static_cast<size_t>(q) * kFeatures + i] - feat[static_cast<size_t>(p) * kFeatures + i];
          for (int i = 0; i < kTerms; ++i) {
            const float kt = k * t[i];
            for (int j = 0; j <= i; ++j) m[i][j] += kt * t[j];
            for (int c = 0; c < 3; ++c) rhs[c][i] += kt * target[q * 3 + c];
          }
        }
        const float ridge = 1e-3f * m[0][0] + 1e-4f;
        for (int i = 1; i < kTerms; ++i) m[i][i] += ridge;
        solve(m, rhs, res);
        for (int c = 0; c < 3; ++c) out[p * 3 + c] += .5f * res[c];
      }
    }
  }
  for (int c = 0; c < 3; ++c) for (int i = 0; i < N; ++i)
    raw[static_cast<size_t>(c) * N + i] = std::max(0.f, std::expm1(out[i * 3 + c])) / 4.f;
  f = std::fopen(argv[4], "wb");
  if (!f || std::fwrite(raw.data(), 4, static_cast<size_t>(N) * 3, f) != static_cast<size_t>(N) * 3) return 1;
  return std::fclose(f);
}
