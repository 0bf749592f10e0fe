/** @jest-environment node */
import { Page } from '../content/schemas.js';
import { createComponents, type JsonObject } from './openapi-components.js';
import { TenantConfig } from '../tenant/schemas.js';

type Named = Readonly<Record<string, { required?: string[]; properties: JsonObject }>>;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the named schemas of the document', () => {
  const components = createComponents();
  const parts = {
    asked: components.input(TenantConfig),
    answered: components.output(TenantConfig),
    page: components.output(Page),
  };
  const document = components.finish({ ...parts, nothing: null, components: {} });
  const { schemas } = document['components'] as unknown as { schemas: Named };

  it('have one name for requests and one for responses where the two differ, in their order', () => {
    expect(Object.keys(schemas).filter((name) => /Tenant|Config|Prompt|Shop/.test(name))).toEqual([
      'ClientRuntimeConfig',
      'ClientRuntimeConfigInput',
      'ServicePrompt',
      'ServicePromptInput',
      'ShopForward',
      'ShopLocale',
      'TenantConfig',
      'TenantConfigInput',
      'ThemeConfig',
    ]);
    expect(schemas['ServicePrompt']?.required).toEqual(['mode', 'interval']);
    expect(schemas['ServicePromptInput']?.required).toEqual(['mode']);
  });

  it('refer to each other by the name of their side', () => {
    expect(document).toMatchObject({ asked: refTo('TenantConfigInput'), nothing: null });
    expect(document).toMatchObject({ answered: refTo('TenantConfig'), page: refTo('Page') });
    const within = (name: string, field: string) => schemas[name]?.properties[field];
    expect(within('TenantConfigInput', 'clientRuntimeConfig')).toEqual(
      refTo('ClientRuntimeConfigInput'),
    );
    expect(within('TenantConfig', 'clientRuntimeConfig')).toEqual(refTo('ClientRuntimeConfig'));
    expect(within('ClientRuntimeConfigInput', 'shopForward')).toEqual(refTo('ShopForward'));
  });

  it('may have a field that is called $ref', () => {
    const own = createComponents();
    const properties = { $ref: own.output(Page) };
    expect(own.finish({ properties, components: {} })['properties']).toEqual({
      $ref: refTo('Page'),
    });
  });
});
