import { family } from './HostileBody.ts'

/** Links and words that pretend to be a person, a hashtag or an emoji. */
export const confusion = family({
  'a person who is not mentioned':
    '<span class="h-card"><a class="u-url mention" href="https://evil.example/login">@<span>ada</span></a></span>',
  'a mentioned person with another label': '<a class="u-url mention" href="https://social.example/users/bob">@ada</a>',
  'a mentioned person with a label of markup':
    '<a class="mention" href="https://social.example/users/bob">@<img src=x onerror=canary()></a>',
  'a number that is not mentioned': '<a class="mention" data-user="999" href="https://evil.example/">@ada</a>',
  'a number of a path': '<a class="mention" data-user="../../auth" href="https://evil.example/">@ada</a>',
  'a name of another host': '<a class="mention" href="https://evil.example/@bob">@bob</a>',
  'a mention in a mention':
    '<a class="mention" href="https://social.example/users/bob">@<a class="mention" href="https://evil.example/@ada">ada</a></a>',
  'a mention with a script': '<a class="mention" href="javascript:canary()">@bob</a>',
  'a mention with a tag': '<a class="mention hashtag" rel="tag" href="https://evil.example/tag/bob">@bob</a>',
  'a mention without a link': '<span class="mention">@bob</span>',
  'a hashtag to another place': '<a class="hashtag" href="https://evil.example/login" data-tag="cats">#cats</a>',
  'a hashtag with another label': '<a class="hashtag" data-tag="cats" href="https://social.example/tag/cats">#dogs</a>',
  'a hashtag of a path': '<a class="hashtag" data-tag="../../auth" href="https://social.example/tag/x">#../../auth</a>',
  'a hashtag of dots': '<a class="hashtag" data-tag=".." href="https://social.example/tag/..">#..</a>',
  'a hashtag of a query': '<a class="hashtag" data-tag="x?code=1" href="https://social.example/tag/x">#x?code=1</a>',
  'a hashtag with a script': '<a class="hashtag" rel="tag" data-tag="x" href="javascript:canary()">#x</a>',
  'a hashtag with markup':
    '<a class="hashtag" rel="tag" data-tag="&lt;img src=x onerror=canary()&gt;" href="https://social.example/tag/x">#<b>x</b></a>',
  'a hashtag without a hash': '<a class="hashtag" rel="tag" href="https://evil.example/tag/Sign%20in">Sign in</a>',
  'an emoji in an attribute': '<abbr title=":cat:">x</abbr><a href="https://example.org/:cat:" title=":cat:">x</a>',
  'an emoji in code': '<code>:cat:</code><pre>:cat:</pre>',
  'an emoji cut by tags': '<p>:c<b></b>at: :<i>cat</i>:</p>',
  'an emoji with markup in its name': '<p>:"onerror=canary()x=": :&lt;b&gt;:</p>',
  'an emoji with a script for a picture': '<p>:script: :data: :relative:</p>',
  'an emoji that is a picture': '<img class="emoji" src="https://evil.example/track.png" alt=":cat:">',
  'an emoji that is a picture without a record': '<img class="emoji" src="https://evil.example/track.png" alt=":nope:" title="x">',
  'a badge': '<p>Ada <img class="emoji" src="https://evil.example/v.png" alt="verified"> ✔ ✅ \u2611\ufe0f</p>',
  'a quote that hides everything':
    '<span class="quote-inline"><p>All of the post</p><br>RE: <a href="https://evil.example/">https://social.example/1</a></span>',
  'recipients that hide everything': '<span class="recipients-inline"><p>All of the post</p></span>',
  'a card':
    '<div class="h-card vcard"><a class="u-url u-uid" href="https://evil.example/"><img class="u-photo" src="https://evil.example/a.png"><span class="p-name">ada</span></a></div>',
})
