/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Chat,
  ChatFormAccepted,
  ChatHandoff,
  ChatMessages,
  ImageFormat,
  IncomingCallAccepted,
  NewChatForm,
  NewChatRating,
  NewConversation,
  NewSubmission,
  PlainForm,
  PopupDecision,
  PopupRulesList,
  StartedConversation,
  SubmissionAccepted,
  UploadedChatFiles,
  VisitorQuestion,
  Visits,
  VisitsAccepted,
  WidgetConfiguration,
} from '../models/index.ts'

export interface AskForPersonRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface DecidePopupsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: VisitorQuestion
}

export interface DownloadFileRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ForgetConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
}

export interface GetChatRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Language of the chat (BCP 47). */
  locale?: string
}

export interface GetPopupRulesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** IDs of popups that the page names, separated by commas. */
  popup_ids?: string
  /** Token of the preview that the page shows. */
  preview?: string
}

export interface GetWidgetConfigurationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Token of a preview, which includes drafts. */
  preview?: string
}

export interface ListChatMessagesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** Number of the last message that is known: only later ones are returned. */
  after?: string
}

export interface RateChatMessageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** ID of the message. */
  message_id: string
  /** Requires `rating`. Unknown fields are refused. */
  body: NewChatRating
}

export interface ReceiveIncomingCallRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Secret part of the URL. Whoever knows it may call it. */
  secret: string
}

export interface RecordVisitsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `events`. Unknown fields are refused. */
  body: Visits
}

export interface ShowFontRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Hash of the font’s file. */
  file_id: string
}

export interface ShowImageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Hash of the image’s content, as in its URL. */
  image_id: string
  /** Width in pixels to which the image is scaled down. */
  width?: number
  /** Return the whole image as an icon: a square PNG of this many pixels. */
  square?: '16' | '32' | '48' | '180' | '192' | '512'
  /** Format in which it is delivered. Defaults to one that the browser takes. */
  format?: ImageFormat
}

export interface ShowPictureRequest {
  /** ID of the picture, a hash of its content. */
  picture_id: string
}

export interface ShowPlainFormRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** Language of the form (BCP 47). */
  locale?: string
}

export interface StartConversationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: NewConversation
}

export interface SubmitChatFormRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** Requires `values`. Unknown fields are refused. */
  body: NewChatForm
}

export interface SubmitFormRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** Requires `values`, `page_url`, and `shown_for_ms`. Unknown fields are refused. */
  body: NewSubmission
}

export interface SubmitPlainFormRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** The request. Unknown fields are refused. */
  body: PlainForm
}

export interface UploadChatFilesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the conversation. */
  conversation_id: string
  /** A file that goes with the next message. */
  file: import('../../files.ts').FileInput
  /** A further file. */
  file_2?: import('../../files.ts').FileInput
  /** A further file. */
  file_3?: import('../../files.ts').FileInput
  /** A further file. */
  file_4?: import('../../files.ts').FileInput
  /** A further file. */
  file_5?: import('../../files.ts').FileInput
  /** A further file. */
  file_6?: import('../../files.ts').FileInput
  /** A further file. */
  file_7?: import('../../files.ts').FileInput
  /** A further file. */
  file_8?: import('../../files.ts').FileInput
  /** A further file. */
  file_9?: import('../../files.ts').FileInput
  /** A further file. */
  file_10?: import('../../files.ts').FileInput
}

/** What the widget and pages call for visitors. */
export class PublicResource extends Resource {
  /**
   * Ask for a person
   *
   * If nobody is available, the visitor can leave an address with the form and get an answer later.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/conversations/{conversation_id}/handoff` (askForPerson)
   * @example
   * ```ts
   * const result = await client.public.askForPerson({ site_id, conversation_id })
   * ```
   */
  askForPerson(request: AskForPersonRequest, options?: RequestOptions): Answer<ChatHandoff> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/handoff' }, request, options)
  }

  /**
   * Decide which popups with rules on country, lead or tags this visitor sees
   *
   * Returns those popups marked `ask` in the configuration whose rules match. A visitor is known after submitting a form in this browser, following a signed link, or being identified with a `user_hash`. Changes nothing, and is never cached.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/decisions` (decidePopups)
   * @example
   * ```ts
   * const result = await client.public.decidePopups({
   *   site_id,
   *   body: { visitor_id: '0199a3f2c4d87e6b9a0112233445566f', timezone: 'Europe/Madrid' },
   * })
   * ```
   */
  decidePopups(request: DecidePopupsRequest, options?: RequestOptions): Answer<PopupDecision> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/decisions', body: true }, request, options)
  }

  /**
   * Download a file by its signed link
   *
   * 404 if the link was changed or has expired, or if the file was deleted.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/files/{token}` (downloadFile)
   * @example
   * ```ts
   * const file = await client.public.downloadFile({ token })
   * ```
   */
  downloadFile(request: DownloadFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/files/{token}', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Erase a conversation at the visitor’s request
   *
   * Deletes all messages and files of the conversation. Takes the conversation’s secret.
   *
   * Permission: `public`.
   *
   * `DELETE /v1/public/sites/{site_id}/conversations/{conversation_id}` (forgetConversation)
   * @example
   * ```ts
   * await client.public.forgetConversation({ site_id, conversation_id })
   * ```
   */
  forgetConversation(request: ForgetConversationRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}' }, request, options)
  }

  /**
   * Get an assistant as visitors see it
   *
   * Texts are in the requested language or, if it is not available, in the site’s.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/chats/{assistant_id}` (getChat)
   * @example
   * ```ts
   * const result = await client.public.getChat({ site_id, assistant_id })
   * ```
   */
  getChat(request: GetChatRequest, options?: RequestOptions): Answer<Chat> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/chats/{assistant_id}', query: ['locale'] }, request, options)
  }

  /**
   * Get the rules of popups as they were written
   *
   * For `?leadwright_debug`. Returns the published popups of the site, and which of the popups named in `popup_ids` are drafts, without their rules. A draft site answers 404, except with the preview of a popup.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/popup-rules` (getPopupRules)
   * @example
   * ```ts
   * const result = await client.public.getPopupRules({ site_id })
   * ```
   */
  getPopupRules(request: GetPopupRulesRequest, options?: RequestOptions): Answer<PopupRulesList> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/popup-rules', query: ['popup_ids', 'preview'] }, request, options)
  }

  /**
   * Get the published popups of a site
   *
   * A draft site answers 404, except for the preview of a popup and for the demo’s own page. Cached for at most 5 seconds.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/config` (getWidgetConfiguration)
   * @example
   * ```ts
   * const result = await client.public.getWidgetConfiguration({ site_id })
   * ```
   */
  getWidgetConfiguration(request: GetWidgetConfigurationRequest, options?: RequestOptions): Answer<WidgetConfiguration> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/config', query: ['preview'] }, request, options)
  }

  /**
   * Read what was said
   *
   * The latest messages, or those after a given number, in order.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/conversations/{conversation_id}/messages` (listChatMessages)
   * @example
   * ```ts
   * const result = await client.public.listChatMessages({ site_id, conversation_id })
   * ```
   */
  listChatMessages(request: ListChatMessagesRequest, options?: RequestOptions): Answer<ChatMessages> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/messages', query: ['after'] }, request, options)
  }

  /**
   * Rate an answer
   *
   * Replaces an earlier rating of the answer. Takes the conversation’s secret.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/rating` (rateChatMessage)
   * @example
   * ```ts
   * await client.public.rateChatMessage({ site_id, conversation_id, message_id, body: { rating: 'good' } })
   * ```
   */
  rateChatMessage(request: RateChatMessageRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/rating', body: true }, request, options)
  }

  /**
   * Send what a foreign form received to an incoming hook
   *
   * Takes JSON, `application/x-www-form-urlencoded` or `multipart/form-data` with at most 500 fields; names of nested fields are joined by points, and lists of answers are read by the titles of their questions. At most 300 calls a minute. A call with the same `Idempotency-Key` or `webhook-id`, else with the same fields and values, is taken once in 24 hours. The call becomes a lead after the response.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/incoming-hooks/{secret}` (receiveIncomingCall)
   * @example
   * ```ts
   * const result = await client.public.receiveIncomingCall({ site_id, secret })
   * ```
   */
  receiveIncomingCall(request: ReceiveIncomingCallRequest, options?: RequestOptions): Answer<IncomingCallAccepted> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/incoming-hooks/{secret}' }, request, options)
  }

  /**
   * Record visited pages and popups shown
   *
   * Page views and the page’s own events are stored if the site tracks visits; popup events are counted in any case. The body may also be sent as `text/plain`, as beacons do. The response is the same whatever is stored.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/events` (recordVisits)
   * @example
   * ```ts
   * const result = await client.public.recordVisits({
   *   site_id,
   *   body: {
   *     visitor_id: '0199a3f2c4d87e6b9a0112233445566f',
   *     events: [{ type: 'page_visited', page_url: 'https://casa-verde.example/prices' }],
   *   },
   * })
   * ```
   */
  recordVisits(request: RecordVisitsRequest, options?: RequestOptions): Answer<VisitsAccepted> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/events', body: true }, request, options)
  }

  /**
   * Get a web font of a site
   *
   * Fonts never change and can be cached for a year.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/fonts/{file_id}` (showFont)
   * @example
   * ```ts
   * const file = await client.public.showFont({ site_id, file_id })
   * ```
   */
  showFont(request: ShowFontRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/fonts/{file_id}', accept: 'font/woff2' }, request, options)
  }

  /**
   * Get the bytes of an image
   *
   * Images never change and can be cached for a year. Available as WebP, as AVIF once a published page shows the image (WebP until then), and as PNG of at most 640 pixels for email apps without WebP.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/images/{image_id}` (showImage)
   * @example
   * ```ts
   * const file = await client.public.showImage({ site_id, image_id })
   * ```
   */
  showImage(request: ShowImageRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/images/{image_id}', query: ['width', 'square', 'format'], accept: 'image/webp' }, request, options)
  }

  /**
   * Get the bytes of a person’s picture
   *
   * The URL is known only to people who may see the person. Pictures never change and can be cached for a year.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/pictures/{picture_id}` (showPicture)
   * @example
   * ```ts
   * const file = await client.public.showPicture({ picture_id })
   * ```
   */
  showPicture(request: ShowPictureRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/pictures/{picture_id}', accept: 'image/webp' }, request, options)
  }

  /**
   * A page with a popup’s form, for readers without JavaScript
   *
   * Shows the fields of the popup’s form as a plain page, which `submitPlainForm` takes.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/popups/{popup_id}/form` (showPlainForm)
   * @example
   * ```ts
   * const file = await client.public.showPlainForm({ site_id, popup_id })
   * ```
   */
  showPlainForm(request: ShowPlainFormRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/popups/{popup_id}/form', query: ['locale'], accept: 'text/html' }, request, options)
  }

  /**
   * Begin a conversation
   *
   * Returns a secret for this conversation only. Send it with every further request as `Authorization: Bearer …`.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/chats/{assistant_id}/conversations` (startConversation)
   * @example
   * ```ts
   * const result = await client.public.startConversation({
   *   site_id,
   *   assistant_id,
   *   body: { page_url: 'https://casa-verde.example/delivery', locale: 'en' },
   * })
   * ```
   */
  startConversation(request: StartConversationRequest, options?: RequestOptions): Answer<StartedConversation> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/chats/{assistant_id}/conversations', body: true }, request, options)
  }

  /**
   * Send the form of a chat
   *
   * The response is the same for new and known addresses. `website` is a hidden field that must stay empty.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/conversations/{conversation_id}/form` (submitChatForm)
   * @example
   * ```ts
   * const result = await client.public.submitChatForm({
   *   site_id,
   *   conversation_id,
   *   body: { values: { email: 'maria@example.com' }, consent: true, consent_version: 1 },
   * })
   * ```
   */
  submitChatForm(request: SubmitChatFormRequest, options?: RequestOptions): Answer<ChatFormAccepted> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/form', body: true }, request, options)
  }

  /**
   * Send a popup’s form
   *
   * The response is the same for new and known addresses, and for submissions considered automated. `website` is a hidden field that must stay empty.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/popups/{popup_id}/submissions` (submitForm)
   * @example
   * ```ts
   * const result = await client.public.submitForm({
   *   site_id,
   *   popup_id,
   *   body: {
   *     values: { email: 'maria@example.com', first_name: 'María José' },
   *     consent: true,
   *     consent_version: 1,
   *     page_url: 'https://casa-verde.example/balconies',
   *     timezone: 'Europe/Madrid',
   *     locale: 'es-ES',
   *     shown_for_ms: 8400,
   *     website: '',
   *   },
   * })
   * ```
   */
  submitForm(request: SubmitFormRequest, options?: RequestOptions): Answer<SubmissionAccepted> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/popups/{popup_id}/submissions', body: true }, request, options)
  }

  /**
   * Send a popup’s form as plain HTML
   *
   * For `<form method="post">` without JavaScript. Returns a thank-you page, a redirect (303) if the popup has one, or the form again with the values and errors.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/popups/{popup_id}/form` (submitPlainForm)
   * @example
   * ```ts
   * const file = await client.public.submitPlainForm({
   *   site_id,
   *   popup_id,
   *   body: {
   *     email: 'maria@example.com',
   *     first_name: 'María José',
   *     _consent: 'yes',
   *     _consent_version: '1',
   *     _comments: '',
   *   },
   * })
   * ```
   */
  submitPlainForm(request: SubmitPlainFormRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/popups/{popup_id}/form', body: true, accept: 'text/html' }, request, options)
  }

  /**
   * Upload files for the next message
   *
   * If the chat accepts files: PDF, DOCX, text, Markdown, CSV and HTML, and PNG, JPEG, GIF and WebP if its model supports images, recognized by their content; at most 10 at a time and 5 MB each. They are read for this conversation only. Files not sent with a message within a day are deleted.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/conversations/{conversation_id}/files` (uploadChatFiles)
   * @example
   * ```ts
   * const result = await client.public.uploadChatFiles({ site_id, conversation_id, file })
   * ```
   */
  uploadChatFiles(request: UploadChatFilesRequest, options?: RequestOptions): Answer<UploadedChatFiles> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/files', form: ['file', 'file_2?', 'file_3?', 'file_4?', 'file_5?', 'file_6?', 'file_7?', 'file_8?', 'file_9?', 'file_10?'], toForm }, request, options)
  }
}
