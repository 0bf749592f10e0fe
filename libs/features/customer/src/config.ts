export { CustomerSettings as schema } from '@larder/contracts/customer/schemas';
