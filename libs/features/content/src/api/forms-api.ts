import { contentCalls } from '@larder/contracts/content';
import { api, request, type ArgsOf, type CallResult, type ApiRequest } from '@larder/platform';

type Calls = typeof contentCalls;

/** What visitors send. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** CONT-49: form data, so that files go with it. */
    postContactForm: build.mutation<CallResult<Calls['postContactForm']>, FormData>({
      query: (body): ApiRequest => ({ call: contentCalls.postContactForm, args: { body } }),
    }),
    postQuestionnaireForm: build.mutation<
      CallResult<Calls['postQuestionnaireForm']>,
      ArgsOf<Calls['postQuestionnaireForm']>
    >({ query: request(contentCalls.postQuestionnaireForm) }),
    /** NEWS-09. */
    manageNewsletter: build.mutation<
      CallResult<Calls['manageNewsletter']>,
      ArgsOf<Calls['manageNewsletter']>
    >({ query: request(contentCalls.manageNewsletter) }),
    confirmNewsletter: build.mutation<
      CallResult<Calls['confirmNewsletter']>,
      ArgsOf<Calls['confirmNewsletter']>
    >({ query: request(contentCalls.confirmNewsletter) }),
  }),
});
