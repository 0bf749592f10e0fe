export type Answer = string | readonly string[];

export interface AnswerValues {
  readonly [field: string]: unknown;
  readonly answers: Readonly<Record<string, Answer>>;
}
