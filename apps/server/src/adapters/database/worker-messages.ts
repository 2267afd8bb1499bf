/** What the embedded database's thread is asked to do. */
export type WorkerTask =
  | { do: 'open' | 'close' | 'dump' }
  | { do: 'query'; sql: string; parameters: readonly unknown[] }
  | { do: 'script'; sql: string };

export type WorkerRequest = WorkerTask & { id: number };

interface Failure {
  message: string;
  code: string | undefined;
  constraint: string | undefined;
  detail: string | undefined;
}

export type WorkerAnswer =
  | { id: number; rows: Record<string, unknown>[]; rowCount: number; error?: undefined }
  | { id: number; error: Failure };
