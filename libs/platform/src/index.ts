export { block, defineFeature, fill, on, provide, route } from './feature/define-feature.js';
export type {
  BlockEntry,
  BlockList,
  BlockModule,
  Feature,
  FillModule,
  Layout,
  Middleware,
  RouteEntry,
  SlotFill,
} from './feature/define-feature.js';
export type { FeatureContext, Query } from './feature/context.js';
export { eager, lazy } from './feature/lazy.js';
export type { Lazy } from './feature/lazy.js';
export { PageError, PageRedirect } from './feature/page.js';
export type { Head, PageModule, PageProps } from './feature/page.js';
export { enabledFeatures } from './feature/assemble-registry.js';
export { createRegistry, RegistryError } from './feature/registry.js';
export type { Registry } from './feature/assemble-registry.js';
export { api } from './api/base-api.js';
export { request } from './api/endpoint.js';
export type { ArgsOf, CallResult } from './api/endpoint.js';
export type { RequestLine } from './api/request.js';
export { classifyError, codeOf, isCallError, isNotFound, isUnreachable } from './api/errors.js';
export type { CallError, ErrorClass } from './api/errors.js';
export type { AppStore, RootState } from './store/create-store.js';
export {
  persistent,
  removeNotification,
  transient,
  TRANSIENT_MS,
} from './notifications/notifications.js';
export type { Notification, NotificationType } from './notifications/notifications.js';
export { languageOf } from './i18n/create-text.js';
export { pageTexts } from './i18n/page-texts.js';
export type { Words } from './i18n/page-texts.js';
export type { Messages } from './i18n/messages.js';
export type { Texts } from './i18n/create-text.js';
export { textHook, useCapability, useFeature, useHref, useTexts } from './render/host-context.js';
export { Blocks } from './render/blocks.js';
export { ErrorBoundary } from './render/error-boundary.js';
export { BarLink } from './render/bar-link.js';
export { Link } from './render/link.js';
export { Place, useIsFilled } from './render/place.js';
export { Repeated } from './render/repeated.js';
export type { ErrorView, Shell, ShellProps, View } from './render/app.js';
export {
  closeDrafts,
  draftOf,
  dropDraft,
  hasLeft,
  keepDraft,
  openDrafts,
} from './account/drafts.js';
export type { Typed } from './account/drafts.js';
export { readOwn, writeOwn } from './account/own-storage.js';
export { keepTyped, readTyped } from './account/typed.js';
export { useDraft, useStart } from './account/use-draft.js';
export { useTyped } from './account/use-typed.js';
export { useGoingToLogin } from './account/use-going-to-login.js';
export { useCalled } from './render/use-called.js';
export { Late } from './render/late.js';
export { useModule } from './render/use-module.js';
export { isSitePath } from './navigation/redirects.js';
export { sectionFill } from './places/section-fill.js';
export { profileSections } from './places/profile-sections.js';
export type {
  ProfileSection,
  ProfileSectionsProps,
  ProfileViewProps,
} from './places/profile-sections.js';
