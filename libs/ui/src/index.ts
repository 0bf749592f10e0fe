export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
} from './content/accordion/accordion.js';
export { announce } from './announce/announce.js';
export { Badge, type BadgeProps, type BadgeTone } from './content/badge/badge.js';
export { Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs/breadcrumbs.js';
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
export { Card, type CardProps } from './content/card/card.js';
export { FigureCard, type FigureCardProps } from './content/card/figure-card.js';
export { RadioCard, type RadioCardProps } from './content/card/radio-card.js';
export { SummaryPanel, type SummaryPanelProps } from './content/summary-panel/summary-panel.js';
export { EmptyState, type EmptyStateProps } from './content/empty-state/empty-state.js';
export {
  Checkbox,
  FieldGroup,
  Radio,
  type CheckboxProps,
  type FieldGroupProps,
  type RadioProps,
} from './forms/field/choice.js';
export { FieldError } from './forms/field/field-layout.js';
export { FormErrorSummary, type FormErrorSummaryProps } from './forms/field/form-error-summary.js';
export {
  SelectField,
  TextareaField,
  TextField,
  type SelectFieldProps,
  type TextareaFieldProps,
  type TextFieldProps,
} from './forms/field/text-field.js';
export { StarRating, type StarRatingProps } from './forms/star-rating/star-rating.js';
export { icon, type IconComponent, type IconProps } from './icons/icon.js';
export type { ArtName } from './icons/sprite-url.js';
export * from './icons/icons.js';
export * from './icons/later-icons.js';
export { Cluster, Container, Grid, SkipLink, Stack, type Gap } from './layout/layout.js';
export type { RenderedLink, RenderLink } from './navigation/link.js';
export { Notice, type NoticeProps, type NoticeType } from './content/notice/notice.js';
export { Pagination, type PaginationProps } from './navigation/pagination/pagination.js';
export { Price, type PriceProps } from './content/price/price.js';
export { Progress, type ProgressProps } from './content/progress/progress.js';
export {
  QuantityStepper,
  type QuantityStepperLabels,
  type QuantityStepperProps,
} from './forms/quantity-stepper/quantity-stepper.js';
export { SortForm, type SortFormProps } from './forms/sort-form/sort-form.js';
export { Loading, Skeleton, type SkeletonProps } from './content/skeleton/skeleton.js';
export { contrast, contrastFindings, type ContrastFinding } from './theme/contrast.js';
export { fontStack } from './theme/fonts.js';
export { themeStylesheet, type Theme, type ThemeColours } from './theme/theme.js';
