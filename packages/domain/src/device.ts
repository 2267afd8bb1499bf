export const deviceKinds = ['computer', 'phone', 'tablet', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What is told about a device to whoever signed in on it: enough to know it again, too little to be traced by. */
export interface Device {
  readonly kind: DeviceKind;
  /** Empty where it is not known. */
  readonly browser: string;
  readonly system: string;
}

// The order matters: many browsers claim to be others as well.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (table: readonly [RegExp, string][], text: string): string =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? '';

function kindOf(userAgent: string, system: string): DeviceKind {
  if (system === '') return 'other';
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'iOS' || system === 'Android' ? 'phone' : 'computer';
}

/** A device is described by its kind, browser and system, without any version. */
export function describeDevice(userAgent: string): Device {
  const system = firstOf(systems, userAgent);
  return { kind: kindOf(userAgent, system), browser: firstOf(browsers, userAgent), system };
}
