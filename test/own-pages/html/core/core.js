/* The conventions of the desktop's core.js: a cover that is clicked away, a time limit, one reward per episode. */
var core = {
  EPISODE_MAX_TIME: 10000,
  EP_TIMER: null,
  CD_TIMER: null,
  ept0: 0,
  cover_div: null,
};
var WOB_REWARD_GLOBAL = 0;
var WOB_RAW_REWARD_GLOBAL = 0;
var WOB_REWARD_REASON = null;
var WOB_DONE_GLOBAL = false;
var WOB_EPISODE_ID = 0;
var WOB_TASK_READY = true;

core.startEpisode = () => {
  if (core.cover_div === null) {
    core.cover_div = document.createElement('div');
    core.cover_div.id = 'sync-task-cover';
    core.cover_div.textContent = 'START';
    core.cover_div.style.cssText =
      'position:absolute;inset:0;width:160px;height:210px;background:#111;color:#fff;z-index:9999';
    core.cover_div.onclick = () => core.startEpisodeReal();
    document.body.appendChild(core.cover_div);
  }
  core.cover_div.style.display = 'block';
};

core.startEpisodeReal = () => {
  genProblem();
  WOB_DONE_GLOBAL = false;
  WOB_REWARD_GLOBAL = 0;
  WOB_RAW_REWARD_GLOBAL = 0;
  core.cover_div.style.display = 'none';
  core.ept0 = Date.now();
  if (core.EP_TIMER !== null) clearTimeout(core.EP_TIMER);
  core.EP_TIMER = setTimeout(() => core.endEpisode(-1, false, 'timed out'), core.EPISODE_MAX_TIME);
};

core.endEpisode = (reward, timeProportional, reason) => {
  if (core.EP_TIMER === null) return;
  clearTimeout(core.EP_TIMER);
  core.EP_TIMER = null;
  WOB_RAW_REWARD_GLOBAL = reward;
  WOB_REWARD_GLOBAL = timeProportional
    ? reward * Math.max(0, 1 - (Date.now() - core.ept0) / core.EPISODE_MAX_TIME)
    : reward;
  WOB_REWARD_REASON = reason;
  WOB_DONE_GLOBAL = true;
  WOB_EPISODE_ID += 1;
  console.log(`reward: ${WOB_REWARD_GLOBAL} (raw: ${WOB_RAW_REWARD_GLOBAL})`);
  core.startEpisode();
};

core.getUtterance = () => document.getElementById('query').textContent.replace(/\s+/g, ' ').trim();
core.randi = (min, max) => Math.floor(Math.random() * (max - min) + min);
