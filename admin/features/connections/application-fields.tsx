/** The owner's own application at the service: needed where the installation has none, else a choice. */
import { type Integration, limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { serviceNames } from '../../product/connections/paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function ApplicationFields({ of }: { of: Integration }) {
  const { t, number } = useMessages()
  const [isOwn, setOwn] = useState(!of.installation_application)
  const service = serviceNames[of.service]
  return (
    <>
      {of.installation_application && (
        <Checkbox
          isSelected={isOwn}
          onChange={setOwn}
          description={
            of.calls_per_day === null
              ? t('connections.own_application_text')
              : t('connections.own_application_calls', { limit: number(of.calls_per_day) })
          }
        >
          {t('connections.own_application')}
        </Checkbox>
      )}
      {isOwn && (
        <>
          <p className="muted">{t('connections.application_text', { service })}</p>
          <CodeSnippet label={t('connections.redirect_url')} code={of.redirect_url} />
          <TextField
            name="application.client_id"
            label={t('connections.client_id')}
            autoComplete="off"
            maxLength={limits.connection_key_characters_max}
            isRequired
          />
          <TextField
            name="application.client_secret"
            type="password"
            autoComplete="off"
            label={t('connections.client_secret')}
            maxLength={limits.connection_client_secret_characters_max}
            isRequired
          />
        </>
      )}
    </>
  )
}
