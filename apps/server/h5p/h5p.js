/*
 * The part of H5P that content types build on, written for one package in one frame: events, running libraries, addresses
 * of files, and small tools. Nothing is stored and nothing leaves the frame but its height and a score.
 */
(() => {
  const H5P = {};
  window.H5P = H5P;
  const $ = window.jQuery.noConflict(true);
  H5P.jQuery = $;
  const data = JSON.parse(document.getElementById('h5p-data').textContent);

  const tellPortal = (message) => window.parent.postMessage({ from: 'h5p', ...message }, '*');

  H5P.Event = class {
    constructor(type, data, { bubbles = false, external = false } = {}) {
      Object.assign(this, { type, data });
      let willBubble = bubbles;
      this.getBubbles = () => willBubble;
      this.preventBubbling = () => {
        willBubble = false;
      };
      this.scheduleForExternal = () => external;
    }
  };

  // A function and not a class: older content types call it on themselves instead of extending it.
  H5P.EventDispatcher = function EventDispatcher() {
    const listeners = new Map();
    const self = this;
    const listOf = (type) => listeners.get(type) ?? [];

    this.on = (type, listener, thisArg = self) => {
      listeners.set(type, [...listOf(type), { listener, thisArg }]);
    };
    this.once = (type, listener, thisArg) => {
      const once = function (event) {
        self.off(type, once);
        listener.call(this, event);
      };
      self.on(type, once, thisArg);
    };
    this.off = (type, listener) => {
      listeners.set(type, listener ? listOf(type).filter((one) => one.listener !== listener) : []);
    };
    this.trigger = (event, eventData, extras) => {
      const sent = typeof event === 'string' ? new H5P.Event(event, eventData, extras) : event;
      for (const { listener, thisArg } of [...listOf('*'), ...listOf(sent.type)]) listener.call(thisArg, sent);
      if (sent.getBubbles?.() && typeof self.parent?.trigger === 'function') self.parent.trigger(sent);
      if (self !== H5P.externalDispatcher && sent.scheduleForExternal?.()) H5P.externalDispatcher.trigger(sent);
      if (sent.type === 'resize') tellHeight();
    };
  };

  H5P.XAPIEvent = class extends H5P.Event {
    constructor() {
      super('xAPI', { statement: {} }, { bubbles: true, external: true });
    }
    setVerb(verb) {
      this.data.statement.verb = { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { 'en-US': verb } };
    }
    getVerb() {
      return this.data.statement.verb?.display['en-US'] ?? null;
    }
    setScoredResult(score, max, _instance, completion, success) {
      this.data.statement.result = {
        score: { raw: score, min: 0, max, scaled: max ? score / max : 0 },
        completion,
        success,
      };
    }
    getScore() {
      return this.data.statement.result?.score.raw ?? null;
    }
    getMaxScore() {
      return this.data.statement.result?.score.max ?? null;
    }
    getVerifiedStatementValue(keys) {
      return keys.reduce((value, key) => value?.[key] ?? null, this.data.statement);
    }
    setActor() {}
    setContext() {}
    setObject() {
      this.data.statement.object = { definition: { extensions: {} } };
    }
  };

  const scoring = {
    createXAPIEventTemplate(verb, extra) {
      const event = new H5P.XAPIEvent();
      event.setVerb(verb);
      event.setObject(this);
      Object.assign(event.data.statement, extra);
      return event;
    },
    triggerXAPI(verb, extra) {
      this.trigger(this.createXAPIEventTemplate(verb, extra));
    },
    triggerXAPIScored(score, max, verb, completion, success) {
      const event = this.createXAPIEventTemplate(verb);
      event.setScoredResult(score, max, this, completion, success);
      this.trigger(event);
    },
    triggerXAPICompleted(score, max, success) {
      this.triggerXAPIScored(score, max, 'completed', true, success);
    },
    triggerXAPIAnswered(score, max) {
      this.triggerXAPIScored(score, max, 'answered', true);
    },
    setActivityStarted() {},
    getContentId: () => 1,
  };
  Object.assign(H5P.EventDispatcher.prototype, scoring);

  H5P.externalDispatcher = new H5P.EventDispatcher();
  H5P.externalDispatcher.on('xAPI', (event) => {
    const score = event.data.statement.result?.score;
    if (score) tellPortal({ type: 'score', score: score.raw, max: score.max });
  });

  // The frame may send no forms, and browsers then do not even tell the page that somebody wanted to. Exercises use forms to
  // hear about an answer, so a press of the button says it instead of them.
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('button, input[type="submit"], input[type="image"]');
    if (event.defaultPrevented || !button?.form || button.type === 'button' || button.type === 'reset') return;
    event.preventDefault();
    const { form } = button;
    if (!form.noValidate && !button.formNoValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });

  let told = 0;
  const tellHeight = () =>
    requestAnimationFrame(() => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
      if (height !== told) tellPortal({ type: 'height', height });
      told = height;
    });
  new ResizeObserver(tellHeight).observe(document.documentElement);

  H5P.instances = [];
  H5P.contentDatas = {};
  H5P.isFramed = true;
  H5P.isFullscreen = false;
  H5P.fullscreenSupported = false;
  H5P.canHasFullScreen = false;
  H5P.communicator = H5P.externalDispatcher;
  H5P.$window = $(window);
  H5P.$body = $(document.body);
  H5P.opened = {};
  H5P.Class = $.noop;

  H5P.classFromName = (name) => name.split('.').reduce((part, key) => part?.[key], window);

  /** Makes a content type out of what content says about it, and shows it where it belongs. */
  H5P.newRunnable = (content, contentId, $place, skipResize, extras = {}) => {
    const [name = '', version = ''] = (content?.library ?? '').split(' ');
    const Runnable = H5P.classFromName(name);
    if (typeof Runnable !== 'function') {
      reportError(new Error(`The exercise needs ${name}, which its package does not bring`));
      return undefined;
    }
    const more = { ...extras, subContentId: content.subContentId, metadata: content.metadata ?? {} };
    const instance = new Runnable(content.params, contentId, more);
    instance.parent ??= extras.parent;
    instance.libraryInfo ??= {
      versionedName: `${name} ${version}`,
      versionedNameNoSpaces: `${name}-${version}`,
      machineName: name,
      majorVersion: Number(version.split('.')[0]),
      minorVersion: Number(version.split('.')[1]),
    };
    instance.contentId ??= contentId;
    instance.subContentId ??= content.subContentId;
    if (typeof instance.on !== 'function') H5P.EventDispatcher.call(instance);
    for (const [key, method] of Object.entries(scoring)) instance[key] ??= method;
    if ($place) {
      $place.toggleClass('h5p-standalone', !extras.parent);
      instance.attach($place);
      if (!skipResize) instance.trigger('resize');
    }
    return instance;
  };

  H5P.getContentPath = () => 'files/content';
  H5P.getPath = (path) => (/^[a-z0-9]+:\/\//i.test(path) || path.startsWith('data:') ? path : `files/content/${path}`);
  H5P.getLibraryPath = (library) => `files/${library}`;
  H5P.getContentForInstance = () => ({ library: data.library, jsonContent: JSON.stringify(data.params) });
  H5P.setSource = (element, source) => {
    element.src = H5P.getPath(source.path ?? '');
  };
  H5P.getCrossOrigin = () => 'anonymous';
  H5P.setFinished = (_, score, max) => tellPortal({ type: 'score', score, max });

  H5P.trim = (text) => String(text).trim();
  H5P.cloneObject = (object) => $.extend(true, Array.isArray(object) ? [] : {}, object);
  H5P.createUUID = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replaceAll('.', '');
  H5P.createTitle = (title, length = 60) => (title.length > length ? `${title.slice(0, length - 3)}...` : title);
  H5P.shuffleArray = (list) => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [list[last], list[other]] = [list[other], list[last]];
    }
    return list;
  };
  H5P.isEmpty = (value) => !value && value !== 0 && value !== false;
  H5P.error = (error) => reportError(error instanceof Error ? error : new Error(String(error)));
  H5P.t = (key) => key;
  H5P.on = (instance, type, listener) => instance.on?.(type, listener);
  H5P.trigger = (instance, type, eventData) => instance.trigger?.(type, eventData);
  H5P.getUserData = (_id, _type, done) => done(undefined, null);
  H5P.setUserData = () => {};
  H5P.deleteUserData = () => {};
  H5P.getClipboard = () => null;
  H5P.attachToastTo = () => {};
  H5P.fullScreen = () => {};
  H5P.semiFullScreen = () => {};
  H5P.getCopyrights = () => '';
  H5P.MediaCopyright = function MediaCopyright() {
    this.getLabel = () => '';
    this.toString = () => '';
  };
  H5P.ContentCopyrights = function ContentCopyrights() {
    this.addMedia = () => {};
    this.addMediaInFront = () => {};
    this.addContent = () => {};
    this.toString = () => '';
  };
  H5P.Thumbnail = class {};
  H5P.Coords = class {
    constructor(x, y, w, h) {
      Object.assign(this, { x, y, w, h });
    }
  };

  /** Most content types take their manners from here; the roots are bound when they are made. */
  H5P.ContentType = (isRootLibrary) =>
    class extends H5P.EventDispatcher {
      isRoot() {
        return Boolean(isRootLibrary);
      }
      getLibraryFilePath(path) {
        return `files/${this.libraryInfo?.versionedNameNoSpaces ?? ''}/${path}`;
      }
    };
})();
