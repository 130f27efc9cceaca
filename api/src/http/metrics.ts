/** Counters and histograms in Prometheus' text format; small, as the few that are needed. */

type Labels = Readonly<Record<string, string>>;

const quote = (value: string): string =>
  value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quote(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

export interface Counter {
  inc(labels?: Labels): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

interface Metric {
  text(): string;
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function counter(name: string, help: string): Counter & Metric {
  const values = new Map<string, number>();
  return {
    inc(labels = {}) {
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + 1);
    },
    text: () =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
      ].join("\n"),
  };
}

function histogram(name: string, help: string): Histogram & Metric {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  return {
    observe(labels, value) {
      const key = labelText(labels);
      const entry = series.get(key) ?? { labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      BUCKETS.forEach((most, n) => {
        if (value <= most) entry.counts[n] = (entry.counts[n] ?? 0) + 1;
      });
      entry.sum += value;
      entry.count += 1;
      series.set(key, entry);
    },
    text: () =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...[...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...BUCKETS.map(
            (most, n) => `${name}_bucket${labelText({ ...labels, le: String(most) })} ${counts[n]}`,
          ),
          `${name}_bucket${labelText({ ...labels, le: "+Inf" })} ${count}`,
          `${name}_sum${labelText(labels)} ${sum}`,
          `${name}_count${labelText(labels)} ${count}`,
        ]),
      ].join("\n"),
  };
}

function gauge(name: string, help: string, read: () => number): Metric {
  return { text: () => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`].join("\n") };
}

export interface Metrics {
  reveals: Counter;
  requests: Histogram;
  /** Adds a value that is read when asked for. */
  gauge(name: string, help: string, read: () => number): void;
  /** Adds whole lines that are made when asked for. */
  section(read: () => string): void;
  text(): string;
}

export function createMetrics(): Metrics {
  const reveals = counter("promptfolio_reveals_total", "Reveals by outcome");
  const requests = histogram("promptfolio_request_seconds", "API requests by route, method and status");
  const all: Metric[] = [
    reveals,
    requests,
    gauge("process_resident_memory_bytes", "Resident memory", () => process.memoryUsage.rss()),
    gauge("process_uptime_seconds", "Seconds since the start", () => process.uptime()),
  ];
  return {
    reveals,
    requests,
    gauge: (name, help, read) => all.push(gauge(name, help, read)),
    section: (read) => all.push({ text: () => read().trimEnd() }),
    text: () => `${all.map((metric) => metric.text()).join("\n")}\n`,
  };
}
