import { type HrTime, ValueType } from "@opentelemetry/api";
import { millisToHrTime } from "@opentelemetry/core";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";

import type { PrometheusMetric } from "./spans";

type HistogramPoint = HistogramMetricData["dataPoints"][number]["value"];

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** Converts bucket counts: Prometheus includes all lower buckets in each bucket, OpenTelemetry doesn't. */
const ownCounts = (cumulative: readonly number[]): number[] =>
  cumulative.map((count, index) => count - (cumulative[index - 1] ?? 0));

const histogramPoints = ({ name, values }: PrometheusMetric, times: Times): DataPoint<HistogramPoint>[] => {
  const points = new Map<string, DataPoint<HistogramPoint>>();
  for (const { value, labels, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const empty: HistogramPoint = { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 };
    const point = points.get(key) ?? { ...times, attributes, value: empty };
    points.set(key, point);
    const { boundaries, counts } = point.value.buckets;
    if (metricName === `${name}_sum`) point.value.sum = value;
    else if (metricName === `${name}_count`) point.value.count = value;
    else {
      counts.push(value);
      if (le !== "+Inf") boundaries.push(Number(le));
    }
  }
  for (const { value } of points.values()) value.buckets.counts = ownCounts(value.buckets.counts);
  return [...points.values()];
};

const metricData = (metric: PrometheusMetric, times: Times): MetricData | undefined => {
  const { name, help, type, values } = metric;
  const base = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = () => values.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  switch (type) {
    case "counter":
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: dataPoints() };
    case "gauge":
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: dataPoints() };
    case "histogram":
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, times) };
    default:
      // Summaries have no counterpart in OpenTelemetry, and the product has none.
      return undefined;
  }
};

/** Converts the metrics of `/metrics` to OpenTelemetry's, with the same names. */
export const createPrometheusProducer = (
  sources: readonly (() => Promise<readonly PrometheusMetric[]>)[],
): MetricProducer => {
  const startTime = millisToHrTime(Date.now());
  return {
    collect: async () => {
      const found = (await Promise.all(sources.map((read) => read()))).flat();
      const times = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = found.map((metric) => metricData(metric, times)).filter((data) => data !== undefined);
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: "promptfolio" }, metrics }],
        },
        errors: [],
      };
    },
  };
};
