/** What may never be, counted: each by the name under which the check reports it. */
export interface Mistakes {
  wrong_states: number
  double_charges: number
  lost: number
  limits_wrong: number
}

export type Note = (type: keyof Mistakes, line: string) => void

export const noMistakes = (): Mistakes => ({ wrong_states: 0, double_charges: 0, lost: 0, limits_wrong: 0 })

export const countMistakes = (of: Mistakes): number => of.wrong_states + of.double_charges + of.lost + of.limits_wrong
