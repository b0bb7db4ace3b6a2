/** The figures of the dashboard, as its address names them. */

export const figureNames = [
  'visitors',
  'popup_visitors',
  'leads',
  'conversion',
  'delivered',
  'opened',
  'clicked',
] as const
export type FigureName = (typeof figureNames)[number]
