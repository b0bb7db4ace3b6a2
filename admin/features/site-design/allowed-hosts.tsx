/** The hosts on which the widget works, one a line. None means all. */
import type { HostSettings } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsavedChanges } from '../../app/unsaved-changes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Section } from '../../ui/section.tsx'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { hostSettingsQuery } from './queries.ts'
import { saveHosts } from './save-hosts.ts'
import './site-design.css'

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map(line => line.trim())
    .filter(line => line !== '')

export function AllowedHosts({ site_id, settings }: { site_id: string; settings: HostSettings }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const kept = settings.allowed_hosts.join('\n')
  const [text, setText] = useState(kept)
  const [isStale, setStale] = useState(false)
  const hosts = linesOf(text)
  const isDirty = hosts.join('\n') !== kept
  const save = async (version: number | undefined) => {
    const saved = await saveHosts(queries, site_id, hosts, version)
    setText(saved.allowed_hosts.join('\n'))
    setStale(false)
    toast({ text: t('hosts.saved') })
  }
  const submit = async () => {
    try {
      await save(settings.version)
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      setStale(true)
    }
  }
  return (
    <Section title={t('hosts.allowed')} description={t('hosts.allowed_text')}>
      <Form
        onSubmit={submit}
        place={problem => (problem.errors.length > 0 ? 'allowed_hosts' : undefined)}
        explain={problem => {
          const [first] = problem.errors
          const at = Number(/^\/allowed_hosts\/(\d+)/.exec(first?.pointer ?? '')?.[1])
          return first && (hosts[at] ? `${hosts[at]}: ${first.text}` : first.text)
        }}
      >
        <div className="host-lines">
          <TextArea
            name="allowed_hosts"
            label={t('hosts.lines')}
            description={t('hosts.lines_text')}
            value={text}
            onChange={setText}
            rows={4}
            spellCheck="false"
          />
        </div>
        {hosts.length === 0 && <Notice tone="info" title={t('hosts.all_allowed')} />}
        <div className="form-actions">
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
        </div>
      </Form>
      <UnsavedChanges isDirty={isDirty} />
      <StaleDialog
        isOpen={isStale}
        onClose={() => setStale(false)}
        onReload={() => {
          setText(kept)
          setStale(false)
          void queries.invalidateQueries({ queryKey: hostSettingsQuery(site_id).queryKey })
        }}
        onOverwrite={() => save(undefined).catch(error => toast({ tone: 'bad', text: problemOf(error).text }))}
      />
    </Section>
  )
}
