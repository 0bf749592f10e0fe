import { distributionCalls } from '@larder/contracts/distribution';
import { interestCalls } from '@larder/contracts/distribution/interest';
import { postcodeCalls } from '@larder/contracts/distribution/postcode';
import { wire } from '@larder/contracts/distribution/wire';

/** Every call of the distribution contract; each folder binds its own. */
export const distributionDomain = {
  calls: { ...distributionCalls, ...postcodeCalls, ...interestCalls },
  wire,
};
