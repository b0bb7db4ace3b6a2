/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
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
  StartedConversation,
  SubmissionAccepted,
  UploadedChatFiles,
  VisitorQuestion,
  Visits,
  VisitsAccepted,
  WidgetConfiguration,
} from '../models/index.ts'

export interface AskForPersonRequest {
  site_id: string
  conversation_id: string
}

export interface DecidePopupsRequest {
  site_id: string
  body: VisitorQuestion
}

export interface DownloadFileRequest {
  token: string
}

export interface ForgetConversationRequest {
  site_id: string
  conversation_id: string
}

export interface GetChatRequest {
  site_id: string
  assistant_id: string
  locale?: string
}

export interface GetWidgetConfigurationRequest {
  site_id: string
  preview?: string
}

export interface ListChatMessagesRequest {
  site_id: string
  conversation_id: string
  after?: string
}

export interface RateChatMessageRequest {
  site_id: string
  conversation_id: string
  message_id: string
  body: NewChatRating
}

export interface ReceiveIncomingCallRequest {
  site_id: string
  secret: string
}

export interface RecordVisitsRequest {
  site_id: string
  body: Visits
}

export interface ShowFontRequest {
  site_id: string
  file_id: string
}

export interface ShowImageRequest {
  site_id: string
  image_id: string
  width?: number
  /** Return the whole image as an icon: a square PNG of this many pixels. */
  square?: '16' | '32' | '48' | '180' | '192' | '512'
  format?: ImageFormat
}

export interface ShowPictureRequest {
  picture_id: string
}

export interface ShowPlainFormRequest {
  site_id: string
  popup_id: string
  locale?: string
}

export interface StartConversationRequest {
  site_id: string
  assistant_id: string
  body: NewConversation
}

export interface SubmitChatFormRequest {
  site_id: string
  conversation_id: string
  body: NewChatForm
}

export interface SubmitFormRequest {
  site_id: string
  popup_id: string
  body: NewSubmission
}

export interface SubmitPlainFormRequest {
  site_id: string
  popup_id: string
  body: PlainForm
}

export interface UploadChatFilesRequest {
  site_id: string
  conversation_id: string
  file: Blob | Uint8Array | ArrayBuffer
  file_2?: Blob | Uint8Array | ArrayBuffer
  file_3?: Blob | Uint8Array | ArrayBuffer
  file_4?: Blob | Uint8Array | ArrayBuffer
  file_5?: Blob | Uint8Array | ArrayBuffer
  file_6?: Blob | Uint8Array | ArrayBuffer
  file_7?: Blob | Uint8Array | ArrayBuffer
  file_8?: Blob | Uint8Array | ArrayBuffer
  file_9?: Blob | Uint8Array | ArrayBuffer
  file_10?: Blob | Uint8Array | ArrayBuffer
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
   */
  downloadFile(request: DownloadFileRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/files/{token}', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Erase a conversation at the visitor’s request
   *
   * Permission: `public`.
   *
   * `DELETE /v1/public/sites/{site_id}/conversations/{conversation_id}` (forgetConversation)
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
   */
  getChat(request: GetChatRequest, options?: RequestOptions): Answer<Chat> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/chats/{assistant_id}', query: ['locale'] }, request, options)
  }

  /**
   * Get the published popups of a site
   *
   * A draft site answers 404, except for the preview of a popup and for the demo’s own page. Cached for at most 5 seconds.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/config` (getWidgetConfiguration)
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
   */
  listChatMessages(request: ListChatMessagesRequest, options?: RequestOptions): Answer<ChatMessages> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/messages', query: ['after'] }, request, options)
  }

  /**
   * Rate an answer
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/rating` (rateChatMessage)
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
   */
  showPicture(request: ShowPictureRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/pictures/{picture_id}', accept: 'image/webp' }, request, options)
  }

  /**
   * A page with a popup’s form, for readers without JavaScript
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/popups/{popup_id}/form` (showPlainForm)
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
   */
  uploadChatFiles(request: UploadChatFilesRequest, options?: RequestOptions): Answer<UploadedChatFiles> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sites/{site_id}/conversations/{conversation_id}/files', form: ['file', 'file_2?', 'file_3?', 'file_4?', 'file_5?', 'file_6?', 'file_7?', 'file_8?', 'file_9?', 'file_10?'] }, request, options)
  }
}
