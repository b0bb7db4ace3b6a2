/** The figures of the dashboard with their texts. Pure. */
import type { Dashboard, DashboardFigure } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import type { FigureName } from './figure-names.ts'

export const figureLabels: Record<FigureName | 'converted', MessageKey> = {
  visitors: 'dashboard.visitors',
  popup_visitors: 'dashboard.popup_visitors',
  conversion: 'dashboard.conversion',
  converted: 'dashboard.converted',
  leads: 'dashboard.leads',
  delivered: 'dashboard.delivered',
  opened: 'dashboard.opened',
  clicked: 'dashboard.clicked',
}

export interface ShownFigure {
  name: FigureName
  /** Values by day; for a rate also its base. */
  figure: DashboardFigure
  /** The large value of the tile: a number, or a rate. */
  value: number
  before: number
  isShare: boolean
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Those that the caller may read, in their order. A rate's days are those who converted. */
export function figuresOf({ figures }: Dashboard): ShownFigure[] {
  const { visitors, popup_visitors, leads, converted, delivered, opened, clicked } = figures
  const plain = (name: FigureName, figure: DashboardFigure | undefined): ShownFigure[] =>
    figure ? [{ name, figure, value: figure.total, before: figure.previous_total, isShare: false }] : []
  const conversion: ShownFigure[] =
    converted && popup_visitors
      ? [
          {
            name: 'conversion',
            figure: converted,
            value: share(converted.total, popup_visitors.total),
            before: share(converted.previous_total, popup_visitors.previous_total),
            isShare: true,
          },
        ]
      : []
  return [
    ...plain('visitors', visitors),
    ...plain('popup_visitors', popup_visitors),
    ...conversion,
    ...plain('leads', leads),
    ...plain('delivered', delivered),
    ...plain('opened', opened),
    ...plain('clicked', clicked),
  ]
}

/** How much more or less than before, as a share of it; null where there was nothing before. */
export const changeOf = ({ value, before }: Pick<ShownFigure, 'value' | 'before'>): number | null =>
  before === 0 ? null : value / before - 1

const DAY = 86_400_000

/** The dates of so many days from the first on. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10))

export interface FunnelStep {
  name: 'visitors' | 'popup_visitors' | 'converted' | 'delivered' | 'opened' | 'clicked'
  count: number
  /** The part of the visitors of the step before, or of the emails delivered; null for the first of each half. */
  share: number | null
}

/**
 * From a visit to a lead, and from an email to a click: two halves, since people get several emails. Popups are counted without
 * tracking too, so that where it is off there are not as many visitors as saw one.
 */
export function funnelOf({ figures, tracked }: Pick<Dashboard, 'figures' | 'tracked'>): FunnelStep[] {
  const halves = [
    [...(tracked ? (['visitors'] as const) : []), 'popup_visitors', 'converted'],
    ['delivered', 'opened', 'clicked'],
  ] as const
  return halves.flatMap(names => {
    const known = names.flatMap(name => (figures[name] ? [{ name, count: figures[name].total }] : []))
    return known.map(({ name, count }, at) => ({
      name,
      count,
      // A link is followed without an open that was seen, where pictures are not loaded.
      share: at === 0 ? null : share(count, known[name === 'clicked' ? 0 : at - 1]?.count ?? 0),
    }))
  })
}
