import { family } from './HostileBody.ts'

/** Names that would cover properties of the document, of a form or of every object. */
export const clobbering = family({
  'a form named body': '<form name="body"><input name="innerHTML"></form><p>text</p>',
  'a picture named documentElement': '<img name="documentElement"><p>text</p>',
  'a form named createTreeWalker': '<form name="createTreeWalker"></form><img name="createElement"><p>text</p>',
  'an embed named implementation': '<embed name="implementation"><object name="defaultView"></object><p>text</p>',
  'a form whose children are covered': '<form><input name="childNodes"><input name="firstChild"><input name="children"><b>text</b></form>',
  'a form whose attributes are covered':
    '<form onclick="canary()"><input name="attributes"><input name="getAttribute"><input name="removeAttribute"></form>',
  'a form whose name is covered':
    '<form><input name="nodeName"><input name="tagName"><input name="localName"><input name="nodeType"><img src=x onerror=canary()></form>',
  'a form whose place is covered':
    '<form><input name="parentNode"><input name="nextSibling"><input name="namespaceURI"><p>text</p></form><p>after</p>',
  'a form outside its fields': '<input form="f" name="attributes"><form id="f" onsubmit="canary()"><p>text</p></form>',
  'a form whose text is covered': '<form><input name="textContent"><button name="data">x</button>text</form>',
  'an id of a global': '<a id="canary">text</a><a id="location" href="https://evil.example/">text</a>',
  'two ids for a collection': '<a id="settings"></a><a id="settings" name="url" href="https://evil.example/">text</a>',
  'a name of a global': '<img name="fetch"><img name="React"><form name="localStorage"></form><p>text</p>',
  'a frame name': '<iframe name="opener"></iframe><a target="opener" href="https://example.org/">text</a>',
  'trusted types by id': '<a id="trustedTypes"></a><a id="trustedTypes" name="createPolicy"></a><p>text</p>',
  'a root of the page': '<div id="root"><p id="app">text</p></div>',
  'a prototype by attribute': '<p __proto__="x" constructor="y" prototype="z">text</p>',
  'a prototype by data': '<span class="mfm-spin" data-mfm-__proto__="x" data-mfm-speed="__proto__">text</span>',
  'a prototype by class': '<span class="__proto__ constructor mfm-__proto__ mfm-constructor _mfm_toString_">text</span>',
  'a prototype by element':
    '<__proto__>text</__proto__><constructor>text</constructor><hasOwnProperty>text</hasOwnProperty><toString>text</toString>',
  'a prototype by emoji': '<p>:__proto__: :constructor: :toString: :hasOwnProperty:</p>',
  'a prototype by tag': '<a class="hashtag" data-tag="__proto__" href="https://example.org/tag/__proto__">#__proto__</a>',
  'a prototype by person': '<a class="mention" data-user="__proto__" href="https://example.org/@__proto__">@__proto__</a>',
  'a language of the prototype': '<code class="language-__proto__" lang="__proto__">text</code>',
})
