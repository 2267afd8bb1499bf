/** Memory that plain code and WebAssembly see alike; a shared one can be handed to other threads. */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer;
}

interface WasmTools {
  readonly Memory: new (limits: { initial: number; maximum: number; shared: true }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
  validate(bytes: Uint8Array): boolean;
}

/** Node has WebAssembly, but only the browser's types know it. */
export const wasm = (globalThis as unknown as { readonly WebAssembly: WasmTools }).WebAssembly;

const pageSize = 65_536;

export function createWasmMemory(bytes: number): WasmMemory {
  const pages = Math.max(1, Math.ceil(bytes / pageSize));
  return new wasm.Memory({ initial: pages, maximum: pages, shared: true });
}
