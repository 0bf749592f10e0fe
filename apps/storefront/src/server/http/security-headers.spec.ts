import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { embedOrigins } from '@larder/contracts/content/schemas';
import { CONTENT_POLICY, headersFor } from './security-headers.js';

describe('security headers', () => {
  it('allow one inline script by its hash, no other origin, and no frame but those that blocks may have', () => {
    expect(CONTENT_POLICY).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; style-src 'self';/,
    );
    expect(CONTENT_POLICY).toContain("frame-ancestors 'none'");
    expect(CONTENT_POLICY).toContain("require-trusted-types-for 'script'");
    expect(CONTENT_POLICY).not.toMatch(/script-src[^;]*'unsafe|\*/);
    const directives = CONTENT_POLICY.split('; ').filter((one) => !one.startsWith('frame-src'));
    expect(directives.join()).not.toMatch(/https?:/);
    expect(CONTENT_POLICY).toContain(`frame-src ${embedOrigins.join(' ')};`);
  });

  it('S1 leave no finding for Google’s CSP Evaluator', () => {
    const findings = (policy: string) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        // From 50 on it is advice for hosts that also serve other people's files, which none of ours
        // does.
        .filter(({ severity }) => severity < 50)
        .map(({ directive, description }) => `${directive}: ${description}`);
    expect(findings(CONTENT_POLICY)).toEqual([]);
    expect(findings("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  });

  it('are part of every kind of response', () => {
    for (const headers of Object.values(headersFor(false)))
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'content-security-policy': expect.any(String),
      });
  });

  it('bind browsers to https only where the shop is public by https', () => {
    expect(headersFor(false).page).not.toHaveProperty('strict-transport-security');
    expect(headersFor(true).page).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000; includeSubDomains',
    );
  });

  it('keep a picture from running anything', () => {
    expect(headersFor(false).picture['content-security-policy']).toContain('sandbox');
  });
});
