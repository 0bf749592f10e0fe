export { block, defineFeature, contribute, on, provide, route } from './feature/define-feature.js';
export type {
  BlockType,
  BlockTypeList,
  BlockModule,
  Feature,
  ContributionModule,
  Layout,
  Middleware,
  RouteEntry,
  Contribution,
} from './feature/define-feature.js';
export { overrideContribution, overridePage } from './feature/override-feature.js';
export type { FeatureContext, Query } from './feature/context.js';
export { eager, lazy } from './feature/lazy.js';
export type { Lazy } from './feature/lazy.js';
export { PageError, PageRedirect } from './feature/page.js';
export type { Head, PageModule, PageProps } from './feature/page.js';
export { enabledFeatures } from './feature/assemble-registry.js';
export { createRegistry, RegistryError } from './feature/registry.js';
export type { Registry } from './feature/assemble-registry.js';
export { api } from './api/base-api.js';
export { privateApi } from './api/private-api.js';
export { withResponse } from './api/with-response.js';
export { request } from './api/endpoint.js';
export type { ArgsOf, CallResult } from './api/endpoint.js';
export type { ApiRequest } from './api/request.js';
export { classifyError, codeOf, isCallError, isNotFound, isUnreachable } from './api/errors.js';
export type { CallError, ErrorClass } from './api/errors.js';
export type { AppStore, RootState } from './store/create-store.js';
export { selectData } from './store/create-store.js';
export {
  persistent,
  removeNotification,
  transient,
  TRANSIENT_MS,
} from './notifications/notifications.js';
export type { Notification, NotificationType } from './notifications/notifications.js';
export { languageOf } from './i18n/create-texts.js';
export { formatClock, formatHours, formatInstant } from './i18n/format-hours.js';
export { spokenHour, spokenHours } from './i18n/spoken-hours.js';
export { languageChain, messagesInLanguage } from './i18n/languages.js';
export { createPageMessages } from './i18n/page-messages.js';
export type { PageMessages } from './i18n/page-messages.js';
export type { Messages } from './i18n/messages.js';
export type { Texts } from './i18n/create-texts.js';
export {
  createTextHook,
  useCapability,
  useFeature,
  useHref,
  useTexts,
} from './render/host-context.js';
export { Blocks } from './render/blocks.js';
export { ErrorBoundary } from './render/error-boundary.js';
export { BottomBarLink } from './render/bottom-bar-link.js';
export { Link } from './render/link.js';
export { ExtensionSlot, useHasContributions } from './render/extension-slot.js';
export { CachedFragment } from './render/cached-fragment.js';
export { CachedList } from './render/cached-list.js';
export type { ErrorView, Shell, ShellProps, View } from './render/app.js';
export {
  blockDrafts,
  readDraft,
  dropDraft,
  isSignedOut,
  saveDraft,
  allowDrafts,
} from './account/form-drafts.js';
export type { DraftValues } from './account/form-drafts.js';
export { readVisitorStorage, writeVisitorStorage } from './account/visitor-storage.js';
export { saveFormValues, readFormValues } from './account/session-form-values.js';
export { useDraft, useInitialValues } from './account/use-draft.js';
export { useStoredFormValues } from './account/use-stored-form-values.js';
export { useLoginRedirect } from './account/use-login-redirect.js';
export { ClientOnly } from './render/client-only.js';
export { useModule } from './render/use-module.js';
export { isSitePath } from './navigation/links/site-path.js';
export { profileContribution } from './profile/profile-contribution.js';
export { profileSections } from './profile/profile-sections.js';
export type {
  ProfileGroup,
  ProfileSection,
  ProfileSectionsProps,
  ProfileViewProps,
} from './profile/profile-sections.js';
