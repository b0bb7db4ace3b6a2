/** Four steps from a new site to a popup on a page of the owner's; each may be passed over. */

import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { brandQuery } from '../../product/brand/queries.ts'
import { keepProgress, type Progress, type StepId, useProgress } from '../../product/first-minutes/use-progress.ts'
import { WebsiteForm } from '../../product/first-minutes/website-form.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BrandStep } from './brand-step.tsx'
import styles from './first-minutes.module.css'
import { firstPopupQuery, snippetFoundQuery, widgetLoadedQuery } from './queries.ts'
import { SnippetStep } from './snippet-step.tsx'

export function FirstMinutes() {
  const { site, error } = useSite()
  if (!site) return error ? <ErrorState error={error} /> : <Skeleton />
  return <Steps key={site.id} site={site} />
}

interface Step {
  id: StepId
  title: string
  isDone: boolean
  /** What is said once it is done, where there is more to say than that. */
  done?: string
  content: ReactNode
}

function Steps({ site }: { site: Site }) {
  const { t } = useMessages()
  const { website, passed } = useProgress(site.id)
  const change = (changes: Partial<Progress>) => keepProgress(site.id, changes)
  const brand = useQuery(brandQuery(site.id))
  const popup = useQuery(firstPopupQuery(site.id))
  const isBehind = (id: StepId, isDone: boolean) => isDone || passed.includes(id)
  const isBranded = brand.data?.is_set === true
  // Looked for once the way has come to it: before that, and after it was passed over, each look may be a refusal.
  const isSnippetNext =
    isBehind('brand', isBranded) && isBehind('popup', Boolean(popup.data)) && !passed.includes('snippet')
  const found = useQuery({ ...snippetFoundQuery(site.id, website), enabled: website !== '' && isSnippetNext })
  const loaded = useQuery({ ...widgetLoadedQuery(site.id), enabled: isSnippetNext })
  const isFound = found.data?.found === 'this_site'
  const pass = (id: StepId) => change({ passed: [...new Set([...passed, id])] })
  const steps: Step[] = [
    {
      id: 'website',
      title: t('first_minutes.website'),
      isDone: website !== '',
      content: <WebsiteForm onSave={address => change({ website: address })} />,
    },
    {
      id: 'brand',
      title: t('first_minutes.brand'),
      isDone: isBranded,
      content: <BrandStep site_id={site.id} website={website} onWebsite={address => change({ website: address })} />,
    },
    {
      id: 'popup',
      title: t('first_minutes.popup'),
      isDone: Boolean(popup.data),
      content: (
        <>
          <p className="muted">{t('first_minutes.popup_text')}</p>
          <Link
            look="button"
            variant="primary"
            href={pathTo('/sites/$site_id/site/popups', { site_id: site.id }, { create: 'popup' })}
          >
            {t('first_minutes.popup_go')}
          </Link>
        </>
      ),
    },
    {
      id: 'snippet',
      title: t('first_minutes.snippet'),
      isDone: isFound || Boolean(loaded.data),
      done: isFound
        ? t('first_minutes.found', { website })
        : t('first_minutes.loaded', { host: loaded.data?.host || t('hosts.unknown') }),
      content: <SnippetStep site={site} website={website} check={found} />,
    },
  ]
  const isOver = ({ id, isDone }: Step) => isBehind(id, isDone)
  const current = steps.find(step => !isOver(step))?.id
  const over = steps.filter(isOver).length
  const isLoading = popup.isLoading || brand.isLoading
  const isBegun = website !== '' || passed.length > 0
  // The navigation says how far one has come until all is behind.
  useEffect(() => {
    if (!isLoading && isBegun) keepProgress(site.id, { over })
  }, [site.id, over, isLoading, isBegun])
  if (isLoading) return <Skeleton />
  return (
    <>
      <PageHeader
        title={t('first_minutes.title', { name: site.name })}
        description={t(current ? 'first_minutes.text' : 'first_minutes.done_text')}
      />
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <StepRow
            key={step.id}
            step={step}
            number={at + 1}
            isOpen={step.id === current}
            isPassed={passed.includes(step.id)}
          >
            <Button variant="quiet" onPress={() => pass(step.id)}>
              {t('first_minutes.skip')}
            </Button>
          </StepRow>
        ))}
      </ol>
      <Link href={pathTo('/sites/$site_id/dashboard', { site_id: site.id })}>{t('first_minutes.to_dashboard')}</Link>
    </>
  )
}

interface StepRowProps {
  step: Step
  number: number
  isOpen: boolean
  isPassed: boolean
  children: ReactNode
}

function StepRow({ step: { title, isDone, done, content }, number, isOpen, isPassed, children }: StepRowProps) {
  const { t } = useMessages()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  // Who goes on by keyboard stands at the step that has opened.
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li className={styles.step} data-open={isOpen || undefined} aria-current={isOpen ? 'step' : undefined}>
      {isDone ? <CircleCheck className={styles.good} size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
      <section aria-labelledby={id} className={styles.words}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {number}. {title}
        </h2>
        {isDone && (done ? <Notice tone="good" title={done} /> : <p className="muted">{t('first_minutes.done')}</p>)}
        {!isOpen && !isDone && isPassed && <p className="muted">{t('first_minutes.skipped')}</p>}
        {isOpen && (
          <div className={styles.content}>
            {content}
            {children}
          </div>
        )}
      </section>
    </li>
  )
}
