/** What Prometheus may ask. Counters are raised where things happen; gauges are read when somebody looks. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status'>;
  freezes: Counter;
  /** A figure read at each scrape: sockets open, tables live … */
  watch(name: string, help: string, read: () => number): void;
  /** The page itself. */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const watch = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `turntable_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  watch('database_units_total', 'Units of writing answered since the start', () => db.stats().units);
  watch('database_transactions_total', 'Commits since the start; fewer than units when they share them', () => {
    return db.stats().transactions;
  });
  watch('database_conflicts_total', 'Units refused because somebody else was first', () => db.stats().conflicts);
  watch('database_waiting', 'Units waiting to be written', () => db.stats().waiting);
  return {
    requests: new Histogram({
      name: 'turntable_http_seconds',
      help: 'Time taken to answer HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers,
    }),
    freezes: new Counter({
      name: 'turntable_freezes_total',
      help: 'Tables frozen by a bug or a time limit',
      registers,
    }),
    watch,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
