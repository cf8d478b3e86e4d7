/**
 * Usage: npm run audit
 * Asks the registry for known faults of the packages that run in production. A command of its own, never part of the
 * tests: the registry may not answer, which says nothing about the code.
 */
import { spawnSync } from 'node:child_process';

const run = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
interface Report {
  error?: { summary?: string };
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}
let report: Report;
try {
  report = JSON.parse(run.stdout) as Report;
} catch {
  report = { message: run.stderr || String(run.error ?? 'npm did not answer') };
}
if (!report.metadata) {
  console.error(`turntable: the registry did not answer: ${report.error?.summary || report.message || ''}`.trim());
  process.exit(2);
}
const found = Object.entries(report.vulnerabilities ?? {});
for (const [name, { severity, range, fixAvailable }] of found)
  console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (a fixed version exists)' : ''}`);
console.log(`${found.length} packages with known faults`);
process.exitCode = found.length > 0 ? 1 : 0;
