/** A visitor's input to an element before hydration. */
export interface EarlyRecord {
  target: Element;
  /** For arrow keys and the like; Enter and Space are recorded as clicks. */
  key?: string;
  /** A field's value after the event. */
  value?: string;
  checked?: boolean;
  /** Whether a click was made without a pointer. */
  byKey: boolean;
}

/** A reveal that was requested before hydration. */
export interface EarlyRequest {
  /** The API path, `/public/prompt-view/…`. */
  path: string;
  /** Undefined if there was no response. */
  response: Promise<Response | undefined>;
}

export interface EarlyInput {
  records: EarlyRecord[];
  /** The first one; "ended" when the client sends requests itself. */
  request?: EarlyRequest | "ended";
  /** Whether an element is not hydrated yet. */
  isPending(target: Element): boolean;
}

declare global {
  /** Set by `EARLY_SCRIPT`. */
  var earlyInput: EarlyInput | undefined;
}

/**
 * Sent as an inline script that runs before there is anything to press. It records clicks, submits and input from
 * before hydration, keeps React from dropping them, and marks pressed buttons as busy. It prevents native submits: the
 * browser would reload the page and lose what was typed. Arrow keys are recorded for buttons with `data-orientation`,
 * which Radix and the accordion set, and for links and buttons with `data-stop`, between which they move focus; left and
 * right also for the page, if nothing has focus. Links work without code.
 *
 * The first press of a button with `data-reveals`, the id of an image, also sends the request that reveals its prompt: as
 * the client will, which takes over the response. Further ones wait for the client, because requests are sent one after
 * the other until a new guest is identified.
 */
export const EARLY_SCRIPT = `{let d=document,o=earlyInput={records:[],isPending:()=>1},n=e=>{let{type:y,target:t,key}=e;if(!o.isPending(t)||(key?e.altKey||e.ctrlKey||e.metaKey||e.shiftKey:t.closest("a")))return;if(key){let b=t.closest("button[data-orientation]"+(key[0]=="A"?",[data-stop]":""));if(b&&/Arrow|Home|End/.test(key))e.preventDefault(t=b);else if(t!=d.body||!/w[LR]/.test(key))return}t=y[0]=="s"?(e.preventDefault(),e.submitter||t):y=="click"?t.closest("button:not([type=submit])"):t;e.stopPropagation();t&&(o.records.push({target:t,key,value:t.value,checked:t.checked,byKey:!e.detail}),key||t.localName=="button"&&(t.ariaBusy=!0));if(t?.dataset.reveals&&!o.request)try{let k=localStorage.auth_token,p=(k?"/usage":"/public")+"/prompt-view/"+t.dataset.reveals;o.request={path:p,response:fetch("/api"+p,{method:"POST",signal:AbortSignal.timeout(15e3),headers:{"X-Time-Zone":Intl.DateTimeFormat().resolvedOptions().timeZone,...k&&{Authorization:"Bearer "+k}}}).catch(()=>{})}}catch{}};for(let y of["click","submit","input","change","keydown"])d.addEventListener(y,n,!0)}`;
