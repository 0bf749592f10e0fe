import { routeRef } from '../tokens.js';

export const deliveryPassRoute = routeRef('delivery-pass', { configName: 'deliverypass' });
