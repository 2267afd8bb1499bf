import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerHref from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(text: string): string },
    ): { createScriptURL(text: string): unknown };
  };
}

/** The worker's address comes from our own build; the content security policy wants that to be said. */
function makeWorker(): Worker {
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: (text) => text });
  return new Worker((policy?.createScriptURL(workerHref) ?? workerHref) as string, { type: 'module' });
}

export type PdfDocument = PDFDocumentProxy;

/** Opens a document; large ones page by page, by ranges. */
export function openPdf(href: string) {
  GlobalWorkerOptions.workerPort ??= makeWorker();
  return getDocument({ url: href, isEvalSupported: false, enableXfa: false, disableAutoFetch: true });
}
