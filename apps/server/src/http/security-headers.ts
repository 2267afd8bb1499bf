import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PagePolicy {
  /** Pictures of the external cover service, where there is one. */
  coverOrigin: string | undefined;
  isEmbeddable: boolean;
  /** Hashes of the style blocks that the page carries. */
  styleHashes: readonly string[];
}

/** Nothing is allowed but what the portal itself sends; scripts may not turn text into code at all. */
export function pagePolicy({ coverOrigin, isEmbeddable, styleHashes }: PagePolicy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    ["img-src 'self' data: blob:", coverOrigin].filter(Boolean).join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers that every answer carries; a page replaces the policy with its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), fullscreen=(self), geolocation=(), microphone=(), payment=()',
    'x-request-id': request.id,
  });
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
