/* global describe, expect, it */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const file = path.join(__dirname, '../../../deploy/kubernetes/network.yaml');
const policies = parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJS());

describe('the network policies', () => {
  it('call only what is on a list: the storefront nothing outside of the cluster', () => {
    const [storefront, api] = policies.map(({ spec }) => {
      expect(spec.policyTypes).toEqual(['Ingress', 'Egress']);
      return spec.egress;
    });
    const portsOf = (rules) => rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(portsOf(storefront)).toEqual([4300, 6379, 4318, 53, 53]);
    expect(storefront.flatMap(({ to }) => to).filter((one) => one.ipBlock)).toEqual([]);
    // Every rule names whom it is for: one without would allow everybody.
    expect([...storefront, ...api].filter(({ to }) => !to?.length)).toEqual([]);
    const blocks = api.flatMap(({ to }) => to).flatMap(({ ipBlock }) => ipBlock ?? []);
    expect(blocks.map(({ cidr }) => cidr)).toEqual(['0.0.0.0/0', '::/0']);
    expect(blocks[0].except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16']),
    );
  });
});
