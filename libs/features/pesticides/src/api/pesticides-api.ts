import { contentCalls } from '@larder/contracts/content';
import { residueReportCalls as calls } from '@larder/contracts/pesticides/reports';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

/** Residue reports, and the content page above them. */
export const pesticidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResidueReports: build.query<
      CallResult<typeof calls.getResidueReports>,
      ArgsOf<typeof calls.getResidueReports>
    >({ query: request(calls.getResidueReports) }),
    /** Null if there is none. */
    getPesticidesPage: build.query<
      CallResult<typeof contentCalls.getPage> | null,
      ArgsOf<typeof contentCalls.getPage>
    >({ query: request(contentCalls.getPage) }),
  }),
});
