// Region, sales channel, stock location, shipping option and publishable key of the shop.
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const COUNTRY = 'at';

async function run(container, workflow, input) {
  const { result } = await workflow(container).run({ input });
  return result;
}

async function createRegion(container) {
  const [region] = await run(container, flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'Österreich',
        currency_code: 'eur',
        countries: [COUNTRY],
        payment_providers: ['pp_system_default'],
        // The contract's prices include taxes.
        is_tax_inclusive: true,
      },
    ],
  });
  await run(container, flows.createTaxRegionsWorkflow, [
    { country_code: COUNTRY, provider_id: 'tp_system' },
  ]);
  return region;
}

async function createStockLocation(container, salesChannelId) {
  const [location] = await run(container, flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Lager', address: { city: 'Wien', country_code: 'AT', address_1: '' } }],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  await run(container, flows.linkSalesChannelsToStockLocationWorkflow, {
    id: location.id,
    add: [salesChannelId],
  });
  return location;
}

/** Fees are the contract's: for Medusa every delivery is free. */
async function createShippingOption(container, location) {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [profile] = await run(container, flows.createShippingProfilesWorkflow, {
    data: [{ name: 'Lebensmittel', type: 'default' }],
  });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Zustellung',
    type: 'shipping',
    service_zones: [
      { name: 'Österreich', geo_zones: [{ type: 'country', country_code: COUNTRY }] },
    ],
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const [option] = await run(container, flows.createShippingOptionsWorkflow, [
    {
      name: 'Zustellung',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Zustellung', description: 'Zum Zeitfenster der Bestellung', code: 'slot' },
      prices: [{ currency_code: 'eur', amount: 0 }],
    },
  ]);
  return { profile, option };
}

async function createKey(container, salesChannelId) {
  const [key] = await run(container, flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Larder', type: 'publishable', created_by: '' }],
  });
  await run(container, flows.linkSalesChannelsToApiKeyWorkflow, {
    id: key.id,
    add: [salesChannelId],
  });
  return key;
}

async function createShop(container) {
  const [channel] = await run(container, flows.createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Larder' }],
  });
  const region = await createRegion(container);
  const location = await createStockLocation(container, channel.id);
  const { profile, option } = await createShippingOption(container, location);
  const key = await createKey(container, channel.id);
  return {
    channelId: channel.id,
    locationId: location.id,
    profileId: profile.id,
    access: { key: key.token, regionId: region.id, shippingOptionId: option.id },
  };
}

module.exports = { createShop, run };
