/* global describe, expect, it */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parseAllDocuments } from 'yaml';

const root = path.join(__dirname, '../../..');
const read = (file) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const documents = (file) =>
  parseAllDocuments(read(file), { merge: true }).map((one) => {
    expect([file, one.errors]).toEqual([file, []]);
    return one.toJS();
  });
const folder = (name) => readdirSync(path.join(root, 'deploy', name));

/** Names in docs/settings.md, which `npm test` keeps equal to what the processes read. */
const settings = new Set(
  [...readFileSync(path.join(root, 'docs/settings.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  ),
);
const unknown = (names) =>
  names.filter((name) => !settings.has(name) && !settings.has(name.replace(/_FILE$/, '')));

describe('the images', () => {
  const lines = DockerfileParser.parse(read('Dockerfile')).getInstructions();
  const stages = lines.reduce((all, line) => {
    if (line.getKeyword() === 'FROM') all.push([]);
    all.at(-1)?.push(line);
    return all;
  }, []);
  const last = (stage, keyword) => stage.findLast((line) => line.getKeyword() === keyword);

  it('come from pinned images, and each stage has its own name', () => {
    const from = stages.map(([line]) => [line.getImage(), line.getBuildStage()]);
    expect(from.map(([, name]) => name)).toEqual([
      'build',
      'packages',
      'storefront',
      'commerce-api',
    ]);
    for (const [image] of from) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
  });

  it.each(['storefront', 'commerce-api'])(
    'run %s without root, a shell or a package manager',
    (name) => {
      const stage = stages.find(([line]) => line.getBuildStage() === name);
      expect(stage[0].getImage()).toContain('distroless');
      expect(last(stage, 'USER').getArgumentsContent()).toBe('nonroot');
      expect(last(stage, 'HEALTHCHECK')).toBeDefined();
      expect(stage.some((line) => line.getKeyword() === 'RUN')).toBe(false);
      const sbom = stage.filter((line) => line.getArgumentsContent()?.includes('/app/sbom.json'));
      expect(sbom).toHaveLength(1);
    },
  );

  it('copy what is in the repository, or what the build makes', () => {
    const sources = lines
      .filter((line) => line.getKeyword() === 'COPY')
      .flatMap((line) =>
        line
          .getArguments()
          .map((one) => one.getValue())
          .slice(0, -1),
      )
      .filter((source) => source.startsWith('/app/'))
      .map((source) => source.slice('/app/'.length));
    const made = /^((apps\/[\w-]+\/)?node_modules|sbom\.json|apps\/[\w-]+\/dist|\.data\/media)$/;
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((one) => !made.test(one) && !existsSync(path.join(root, one)))).toEqual(
      [],
    );
  });
});

describe('the compose file', () => {
  const [{ services, secrets, volumes }] = documents('compose.yaml');

  it('runs two of each process, read-only and without privileges', () => {
    for (const name of ['storefront', 'commerce-api'])
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        deploy: { replicas: 2 },
        build: { target: name },
      });
  });

  it('sets only settings that exist, and names only what it declares', () => {
    for (const name of ['storefront', 'commerce-api'])
      expect(unknown(Object.keys(services[name].environment))).toEqual([]);
    for (const [name, service] of Object.entries(services)) {
      expect([name, Object.keys(service.depends_on ?? {}).filter((one) => !services[one])]).toEqual(
        [name, []],
      );
      expect((service.secrets ?? []).filter((one) => !secrets[one])).toEqual([]);
      if (service.image) expect(service.image).toMatch(/:(?!latest)[\w.-]+$/);
      const named = (service.volumes ?? []).map((one) => one.split(':')[0]);
      expect(named.filter((one) => !one.startsWith('.') && !(one in volumes))).toEqual([]);
    }
  });
});

describe('the proxy', () => {
  const [insecure, secure] = read('Caddyfile')
    .split(/(?=^\S.* \{$)/m)
    .filter((block) => /^\S.* \{/.test(block));
  const namesOf = (block) => block.split(' {')[0].replaceAll('http://', '').split(', ');

  it('redirects pages to https, and refuses calls without it', () => {
    expect(insecure).toMatch(/@calls path \/api\/\* .*\n\trespond @calls 403\n\tredir https:/);
    expect(namesOf(insecure)).toEqual(namesOf(secure));
  });

  it('keeps purges and health to itself', () => {
    for (const path of ['/_cache/*', '/health/*']) expect(secure).toContain(`respond ${path} 404`);
  });
});

describe('the manifests for Kubernetes', () => {
  const [{ resources }] = documents('kubernetes/kustomization.yaml');
  const objects = resources.flatMap((file) => documents(`kubernetes/${file}`));
  const of = (kind) => objects.filter((one) => one.kind === kind);
  const names = (kind) => of(kind).map(({ metadata }) => metadata.name);

  it('are all listed, and have settings that exist', () => {
    const files = folder('kubernetes').filter((name) => name.endsWith('.yaml'));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    const variables = read('kubernetes/settings.env').match(/^[A-Z_]+/gm);
    expect(unknown(variables)).toEqual([]);
  });

  it('have probes, limits and a read-only root for every process', () => {
    for (const { spec } of of('Deployment')) {
      const { containers, securityContext } = spec.template.spec;
      const [container] = containers;
      expect(securityContext.runAsNonRoot).toBe(true);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
      expect(probes.map(({ httpGet }) => httpGet.path)).toEqual([
        '/health/live',
        '/health/ready',
        '/health/live',
      ]);
      expect(container.resources.limits.memory).toBeDefined();
      const { maxUnavailable } = spec.strategy.rollingUpdate;
      expect(maxUnavailable).toBe(0);
    }
  });

  it('scale, protect and restrict each of them', () => {
    const deployed = names('Deployment');
    expect(deployed).toEqual(['storefront', 'commerce-api']);
    for (const kind of [
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
      'NetworkPolicy',
      'Service',
    ])
      expect([kind, names(kind)]).toEqual([kind, deployed]);
  });
});

describe('alerts and dashboard', () => {
  const sources = [
    'apps/storefront/src/server/http/operation',
    'apps/commerce-api/src/kernel/logs',
  ];
  const code = sources
    .flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(path.join(root, name, file), 'utf8')),
    )
    .join('\n');
  const panels = JSON.parse(read('monitoring/dashboard.json')).panels;
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...documents('monitoring/alerts.yaml')[0].groups.flatMap(({ rules }) =>
      rules.map(({ expr }) => expr),
    ),
  ];

  it.each(expressions)('uses metrics that exist: %s', (expression) => {
    const [metric] = /[a-z]+(_[a-z0-9]+){1,}(?=[{[\s)]|$)/.exec(
      expression.replace(/histogram_quantile|sum by|max by/g, ''),
    ) ?? ['up'];
    const name = metric.replace(/_(count|bucket|sum)$/, '');
    expect(name === 'up' || name.startsWith('nodejs_') || code.includes(`'${name}'`)).toBe(true);
  });
});
