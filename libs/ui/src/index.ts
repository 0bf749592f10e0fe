export { Accordion, AccordionItem, type AccordionItemProps } from './accordion/accordion.js';
export { announce } from './announce/announce.js';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.js';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.js';
export { breakpoints, from, mobileBreakpoint, type Breakpoint } from './breakpoints.js';
export {
  Button,
  buttonClass,
  type ButtonStyle,
  type ButtonProps,
  type ButtonVariant,
} from './button/button.js';
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconLinkProps,
} from './button/icon-button.js';
export { LinkButton, type LinkButtonProps } from './button/link-button.js';
export { Card, type CardProps } from './card/card.js';
export { RadioCard, type RadioCardProps } from './card/radio-card.js';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js';
export {
  Checkbox,
  FieldGroup,
  Radio,
  type CheckboxProps,
  type FieldGroupProps,
  type RadioProps,
} from './field/choice.js';
export { FieldError } from './field/field-layout.js';
export { FormErrorSummary, type FormErrorSummaryProps } from './field/form-error-summary.js';
export {
  SelectField,
  TextareaField,
  TextField,
  type SelectFieldProps,
  type TextareaFieldProps,
  type TextFieldProps,
} from './field/text-field.js';
export type { IconComponent, IconProps } from './icons/icon.js';
export * from './icons/icons.js';
export {
  Cluster,
  Container,
  Grid,
  SkipLink,
  Stack,
  VisuallyHidden,
  type Gap,
} from './layout/layout.js';
export type { RenderedLink, RenderLink } from './link.js';
export { Notice, type NoticeProps, type NoticeType } from './notice/notice.js';
export { Pagination, type PaginationProps } from './pagination/pagination.js';
export { Price, type PriceProps } from './price/price.js';
export { Progress, type ProgressProps } from './progress/progress.js';
export {
  QuantityStepper,
  type QuantityStepperLabels,
  type QuantityStepperProps,
} from './quantity-stepper/quantity-stepper.js';
export { Loading, Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { contrast, contrastFindings, type ContrastFinding } from './theme/contrast.js';
export { fontStack } from './theme/fonts.js';
export { themeStylesheet, type Theme, type ThemeColours } from './theme/theme.js';
