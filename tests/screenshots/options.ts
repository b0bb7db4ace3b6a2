/** What is photographed: from the command line. */
import { parseArgs } from 'node:util'

export const states = ['full', 'empty', 'loading', 'error'] as const
export type State = (typeof states)[number]

export interface View {
  width: number
  theme: 'light' | 'dark'
  language: 'en' | 'es'
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/screenshots' },
    data: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,es' },
    states: { type: 'string' },
    small: { type: 'boolean', default: false },
    longer: { type: 'boolean', default: false },
    barriers: { type: 'boolean', default: false },
    tour: { type: 'boolean', default: false },
  },
})

const list = (text: string): string[] => text.split(',').filter(part => part !== '')

const widths = values.widths ?? (values.barriers ? '320,600,1440' : '390,768,1440,1920')
const wanted = values.states ?? (values.barriers ? 'full' : states.join(','))

export const options = {
  out: values.out,
  /** Kept, so that a second run has the same data. */
  data: values.data,
  /** Pictures of an earlier run, with which these are compared. */
  against: values.against,
  /** Parts of paths, of which a screen has one; empty: every screen. */
  only: list(values.only),
  small: values.small,
  tour: values.tour,
  /** Every text two fifths longer, as another language may have it. */
  longer: values.longer,
  /** Each view held against all rules of WCAG 2.2 AA, without a picture. */
  barriers: values.barriers,
  states: (values.small ? ['full'] : list(wanted)) as State[],
  languages: (values.small ? ['en'] : list(values.languages)) as View['language'][],
  widths: values.small ? [390, 1_440] : list(widths).map(Number),
  themes: (values.small ? ['light', 'dark'] : list(values.themes)) as View['theme'][],
}

/** Where most of the product's parts are seen: what `--small` looks at. */
export const smallScreens = [
  '/',
  '/sites',
  '/sites/$site_id/dashboard',
  '/sites/$site_id/leads',
  '/sites/$site_id/leads/$lead_id',
  '/sites/$site_id/site/popups',
  '/sites/$site_id/marketing/campaigns',
  '/sites/$site_id/marketing/automated-journeys',
  '/sites/$site_id/marketing/automated-journeys/$journey_id/history/$run_id',
  '/sites/$site_id/emails/sent',
  '/sites/$site_id/leads/audience',
  '/sites/$site_id/leads/visitors',
]
