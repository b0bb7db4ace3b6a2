/** The contents that a template had: each can be looked at and restored. */
import type { Locale, Template, TemplateVersion } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { MailFrame } from '../../../product/emails/mail-frame.tsx'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { versionPreviewQuery, versionsQuery } from './queries.ts'
import { ProblemList } from './template-preview.tsx'
import styles from './template-versions.module.css'

type TemplateVersionsProps = { template: Template; isDirty: boolean }

export function TemplateVersions({ template, isDirty }: TemplateVersionsProps) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const list = useList(versionsQuery(site_id, template.id))
  const [chosen, choose] = useState(template.content_version)
  const restore = useRestore(template, choose)
  if (list.error && !list.rows) return <ErrorState error={list.error} onRetry={list.onRetry} />
  const version = list.rows?.find(row => row.content_version === chosen) ?? list.rows?.[0]
  return (
    <div className={styles.versions}>
      <div className={styles.list}>
        <p className="muted">{t('template_versions.text')}</p>
        {isDirty && <Notice tone="info" title={t('template_versions.unsaved')} />}
        {!list.rows && <Skeleton lines={['70%', '60%', '65%']} />}
        <ul aria-label={t('template_versions.list')}>
          {list.rows?.map(row => (
            <li key={row.content_version}>
              <Version version={row} isChosen={row === version} onChoose={() => choose(row.content_version)} />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
      {version && (
        <div className={styles.preview}>
          <div className={styles.head}>
            <h2>{t('template_versions.number', { number: version.content_version })}</h2>
            {!version.is_present && (
              <Button
                icon={<RotateCcw size={14} aria-hidden />}
                isDisabled={isDirty}
                isPending={restore.isPending}
                onPress={() => restore.mutate(version.content_version)}
              >
                {t('template_versions.restore')}
              </Button>
            )}
          </div>
          <VersionPreview key={version.content_version} template_id={template.id} version={version} />
        </div>
      )}
    </div>
  )
}

/** Undone by restoring the version that was there before. */
function useRestore(template: Template, choose: (content_version: number) => void) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const restore = useChange({
    run: (content_version: number) =>
      client.templates.restore({ site_id, template_id: template.id, body: { content_version } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'templates'),
    done: (answer, number) => {
      choose(answer.content_version)
      const before = answer.content_version - 1
      return {
        text: t('template_versions.restored', { number }),
        action: { label: t('template_versions.undo'), onAction: () => restore.mutate(before) },
      }
    },
  })
  return restore
}

type VersionProps = { version: TemplateVersion; isChosen: boolean; onChoose: () => void }

function Version({ version, isChosen, onChoose }: VersionProps) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  return (
    <button type="button" className={styles.version} aria-pressed={isChosen} onClick={onChoose}>
      <span className="row-of">
        {t('template_versions.number', { number: version.content_version })}
        {version.is_present && <Badge tone="good">{t('template_versions.present')}</Badge>}
      </span>
      <span className="muted">{moment(version.created_at, timezone)}</span>
      <span className={styles.subject}>{version.subject}</span>
    </button>
  )
}

function VersionPreview({ template_id, version }: { template_id: string; version: TemplateVersion }) {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const [language, show] = useState(site?.language)
  const { data, error, refetch } = useQuery(
    versionPreviewQuery(site_id, template_id, { content_version: version.content_version, language }),
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  return (
    <>
      {version.languages.length > 0 && site && (
        <ChoiceBar<Locale>
          label={t('template_languages.title')}
          value={language ?? site.language}
          onChange={show}
          options={[...new Set([site.language, ...version.languages])].map(id => ({
            id,
            label: t(`lead_choice.language_${id}`),
          }))}
        />
      )}
      <ProblemList problems={data.problems} />
      {data.html !== '' && <MailFrame content={data} />}
    </>
  )
}
