import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findFreePort, withPortal } from './portal';
import { printTable } from './table';

const rounds = 3;
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

interface Round {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly fcp: number;
  readonly bytes: number;
}

async function runLighthouse(url: string): Promise<Round> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...quiet, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories } = result.lhr;
    const figureOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const scoreOf = (id: string) => (categories[id]?.score ?? 0) * 100;
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      lcp: figureOf('largest-contentful-paint') / 1000,
      tbt: figureOf('total-blocking-time'),
      cls: figureOf('cumulative-layout-shift'),
      fcp: figureOf('first-contentful-paint') / 1000,
      bytes: figureOf('total-byte-weight') / 1024,
    };
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse's slow phone on the homepage; the middle of several rounds, because one round says little. */
export async function measurePage(): Promise<void> {
  const found = await withPortal(async ({ url }) => {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round++) all.push(await runLighthouse(`${url}/`));
    return all;
  });
  const middle = (name: keyof Round) => median(found.map((round) => round[name]));
  printTable(`Homepage on a throttled phone (Lighthouse, middle of ${rounds})`, [
    { what: 'largest contentful paint', measured: middle('lcp'), unit: 's', budget: { most: 1.5 } },
    {
      what: 'total blocking time',
      measured: middle('tbt'),
      unit: 'ms',
      budget: { most: 100 },
      remark: 'stands in for INP',
    },
    { what: 'cumulative layout shift', measured: middle('cls'), unit: '', budget: { most: 0.02 } },
    { what: 'performance', measured: middle('performance'), unit: 'of 100', budget: { least: 98 } },
    { what: 'accessibility', measured: middle('accessibility'), unit: 'of 100', budget: { least: 100 } },
    { what: 'best practices', measured: middle('bestPractices'), unit: 'of 100' },
    { what: 'first contentful paint', measured: middle('fcp'), unit: 's' },
    { what: 'everything loaded', measured: middle('bytes'), unit: 'KB', remark: 'with fonts and pictures' },
  ]);
}
