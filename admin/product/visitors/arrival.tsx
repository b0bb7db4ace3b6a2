/** Where somebody came from, fact by fact. */
import type { Touch } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { pageOf } from './visitor-words.ts'

/** The names of URL parameters, which are not translated. */
const marks = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const

type ArrivalProps = { title: string; touch: Touch | undefined; timezone: string | undefined }

export function Arrival({ title, touch, timezone }: ArrivalProps) {
  const { t, moment } = useMessages()
  if (!touch) return null
  const known = marks.flatMap((mark): [string, string][] => {
    const value = touch[mark]
    return value ? [[mark, value]] : []
  })
  return (
    <Section title={title}>
      <Facts
        facts={[
          [t('visitors.came_at'), moment(touch.at, timezone)],
          [t('visitors.referrer'), touch.referrer ? pageOf(touch.referrer) : t('results.direct')],
          ...(touch.landing_page
            ? [[t('visitors.landing_page'), pageOf(touch.landing_page)] satisfies [string, string]]
            : []),
          ...known,
        ]}
      />
    </Section>
  )
}
