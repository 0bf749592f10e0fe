interface Policy {
  createScriptURL(address: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}
declare global {
  interface Window {
    readonly trustedTypes?: PolicyMaker;
  }
}

let policy: Policy | undefined;

/** The URL for Trusted Types; URLs only come from the tenant's validated settings. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('larder-tracking', {
    createScriptURL: (text) => text,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Adds a script to the page. Resolves when it has run, rejects when it cannot be had. */
export function loadScript(
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`no script at ${address}`)));
    script.src = trusted(address);
    document.head.append(script);
  });
}
