/** The hosts on which the widget works, one a line. None means all. */

import type { HostSettings } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { hostClient } from '../../product/site-design/client.ts'
import { hostSettingsQuery, hostsQuery } from '../../product/site-design/queries.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './allowed-hosts.module.css'

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map(line => line.trim())
    .filter(line => line !== '')

export function AllowedHosts({ site_id, settings }: { site_id: string; settings: HostSettings }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf: ({ allowed_hosts }) => ({ text: allowed_hosts.join('\n') }),
    save: ({ text = '' }, options) =>
      hostClient.hosts.updateSettings({ site_id, body: { allowed_hosts: linesOf(text) } }, options),
    refreshes: [hostsQuery(site_id).queryKey],
    query: hostSettingsQuery(site_id),
    saved: t('hosts.saved'),
  })
  const hosts = linesOf(draft.text)
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
        <div className={styles.lines}>
          <TextArea
            name="allowed_hosts"
            label={t('hosts.lines')}
            description={t('hosts.lines_text')}
            value={draft.text}
            onChange={text => change({ text })}
            rows={4}
            spellCheck="false"
          />
        </div>
        {hosts.length === 0 && <Notice tone="info" title={t('hosts.all_allowed')} />}
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}
