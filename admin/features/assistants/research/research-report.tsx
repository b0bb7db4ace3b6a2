/** What was written, with the sources that it cites. */
import type { Research, ResearchSource } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'

const micros_per_cent = 10_000

export function ResearchReport({ research, sources }: { research: Research; sources: readonly ResearchSource[] }) {
  const { t, number } = useMessages()
  const { title, sections, quotations_cut, model, cost_usd_micros } = research
  const cited = sources.filter(({ is_cited }) => is_cited)
  const facts = [model, t('research.cost', { cents: number(cost_usd_micros / micros_per_cent) })]
    .filter(Boolean)
    .join(' · ')
  return (
    <Section title={title || t('research.report')} description={facts}>
      <article className="stack" lang={research.language} dir="auto">
        {sections.map(({ heading, text }) => (
          <section className="stack" key={`${heading} ${text.slice(0, 40)}`}>
            {heading && <h3>{heading}</h3>}
            {text.split(/\n+/).map(line => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </article>
      {quotations_cut > 0 && <p className="muted">{t('research.cut', { count: quotations_cut })}</p>}
      {cited.length > 0 && (
        <>
          <h3>{t('research.cited_sources')}</h3>
          <ul className="stack">
            {cited.map(({ number: place, title: named, url }) => (
              <li key={place}>
                [{place}]{' '}
                {url ? (
                  <Link href={pageElsewhere(url)} target="_blank">
                    {named}
                  </Link>
                ) : (
                  named
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
