/** The key that signs the site's mail: without one, mail goes unsigned and this says so. */

import type { EmailSettings } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { settingsQuery } from '../../../product/emails/queries.ts'
import { updated } from '../../../product/lists/shown.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const unsigned = ({ dkim_record: _, ...settings }: EmailSettings): EmailSettings => ({
  ...settings,
  ...{ dkim_configured: false, dkim_domain: null, dkim_selector: null },
})

export function Signing({ settings }: { settings: EmailSettings }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const [asked, ask] = useState<'edit' | 'remove'>()
  const remove = useChange({
    run: () => emailClient.emails.removeDkimKey({ site_id }),
    shows: () => [updated(settingsQuery(site_id), unsigned)],
    done: () => ({ text: t('email_settings.key_removed') }),
    isHandled: () => true,
  })
  return (
    <Section
      title={t('email_settings.signing')}
      description={t('email_settings.signing_note')}
      action={
        <div className="row-of">
          {settings.dkim_configured && (
            <Button variant="quiet-danger" onPress={() => ask('remove')}>
              {t('email_settings.remove_key')}
            </Button>
          )}
          <Button onPress={() => ask('edit')}>
            {t(settings.dkim_configured ? 'email_settings.change_key' : 'email_settings.add_key')}
          </Button>
        </div>
      }
    >
      <div className="stack">
        {settings.dkim_configured ? (
          <Facts
            facts={[
              [t('email_settings.domain'), settings.dkim_domain],
              [t('email_settings.selector'), settings.dkim_selector],
            ]}
          />
        ) : (
          <Notice tone="warning" title={t('email_settings.unsigned')}>
            {t('email_settings.unsigned_note')}
          </Notice>
        )}
        {settings.dkim_record && (
          <>
            <p>{t('email_settings.record_note')}</p>
            <CodeSnippet label={t('email_settings.record_name')} code={settings.dkim_record.name} />
            <CodeSnippet label={t('email_settings.record_value')} code={settings.dkim_record.value} />
          </>
        )}
      </div>
      <Dialog title={t('email_settings.signing')} isOpen={asked === 'edit'} onClose={() => ask(undefined)}>
        <KeyForm settings={settings} onSaved={() => ask(undefined)} />
      </Dialog>
      <ConfirmDialog
        title={t('email_settings.remove_title')}
        action={t('email_settings.remove_key')}
        isOpen={asked === 'remove'}
        onClose={() => ask(undefined)}
        onConfirm={() => remove.mutateAsync()}
        losses={[t('email_settings.lost_key'), t('email_settings.lost_signature')]}
      />
    </Section>
  )
}

type KeyFormProps = { settings: EmailSettings; onSaved: () => void }

function KeyForm({ settings, onSaved }: KeyFormProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { draft, change, submit, dialogs } = useSettings({
    settings,
    query: settingsQuery(site_id),
    draftOf: ({ dkim_domain, dkim_selector }) => ({
      domain: dkim_domain ?? '',
      selector: dkim_selector ?? 'leadwright',
      private_key: '',
    }),
    save: (_changes, options, { domain, selector, private_key }) => {
      const dkim = { domain, selector, ...(private_key.trim() !== '' && { private_key: private_key.trim() }) }
      return emailClient.emails.updateSettings({ site_id, body: { dkim } }, options)
    },
    saved: t('email_settings.saved'),
  })
  return (
    <>
      <Form onSubmit={async () => (await submit()) && onSaved()}>
        <TextField
          name="dkim.domain"
          label={t('email_settings.domain')}
          placeholder="example.com"
          isRequired
          value={draft.domain}
          onChange={domain => change({ domain })}
        />
        <TextField
          name="dkim.selector"
          label={t('email_settings.selector')}
          description={t('email_settings.selector_note')}
          isRequired
          value={draft.selector}
          onChange={selector => change({ selector })}
        />
        <TextArea
          name="dkim.private_key"
          label={t('email_settings.private_key')}
          description={t(
            settings.dkim_configured ? 'email_settings.private_key_keep' : 'email_settings.private_key_note',
          )}
          isRequired={!settings.dkim_configured}
          rows={6}
          value={draft.private_key}
          onChange={private_key => change({ private_key })}
        />
        <div>
          <SubmitButton>{t('email_settings.save')}</SubmitButton>
        </div>
      </Form>
      {dialogs}
    </>
  )
}
