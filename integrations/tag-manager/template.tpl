___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Leadwright",
  "description": "Shows the popups, forms and chats of a site of your Leadwright installation.",
  "categories": ["LEAD_GENERATION", "MARKETING"],
  "brand": { "id": "brand_dummy", "displayName": "Leadwright" },
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "url",
    "displayName": "Address of your installation",
    "simpleValueType": true,
    "help": "Such as https://leads.example.com",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      { "type": "REGEX", "args": ["https://[^/?#]+/?"], "errorMessage": "Enter the whole address, with https and without a path." }
    ]
  },
  {
    "type": "TEXT",
    "name": "site",
    "displayName": "ID of the site",
    "simpleValueType": true,
    "help": "As its settings show it: site_…",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      { "type": "REGEX", "args": ["site_[0-9a-f]{32}"], "errorMessage": "The ID begins with site_, followed by 32 letters and digits." }
    ]
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const injectScript = require('injectScript');
const logToConsole = require('logToConsole');

const origin = data.url.charAt(data.url.length - 1) === '/' ? data.url.slice(0, -1) : data.url;
const url = origin + '/widget.js#' + data.site;

injectScript(url, data.gtmOnSuccess, function () {
  logToConsole('Leadwright: ' + url + ' could not be loaded. Check the address, and the content security policy of the page.');
  data.gtmOnFailure();
}, url);


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "inject_script", "versionId": "1" },
      "param": [
        { "key": "urls", "value": { "type": 2, "listItem": [{ "type": 1, "string": "https://*/widget.js*" }] } }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "logging", "versionId": "1" },
      "param": [{ "key": "environments", "value": { "type": 1, "string": "debug" } }]
    },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: The script is asked for with the site behind its address
  code: |-
    mock('injectScript', function (url, loaded) {
      assertThat(url).isEqualTo('https://leads.example.com/widget.js#site_0199a3f2c4d87e6b9a0112233445566f');
      loaded();
    });
    runCode({ url: 'https://leads.example.com/', site: 'site_0199a3f2c4d87e6b9a0112233445566f' });
    assertApi('gtmOnSuccess').wasCalled();


___NOTES___

The site's ID stands behind # in the script's address, since Tag Manager gives scripts no attributes of their own.
