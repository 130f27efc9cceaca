import {
  Activity as activityNode,
  ArrowDown as arrowDownNode,
  ArrowLeft as arrowLeftNode,
  ArrowRight as arrowRightNode,
  ArrowUp as arrowUpNode,
  ArrowUpRight as arrowUpRightNode,
  ChartColumn as chartColumnNode,
  ChartNoAxesColumn as chartNoAxesColumnNode,
  Check as checkNode,
  ChevronDown as chevronDownNode,
  ChevronLeft as chevronLeftNode,
  ChevronRight as chevronRightNode,
  ChevronsUpDown as chevronsUpDownNode,
  ChevronUp as chevronUpNode,
  CircleAlert as circleAlertNode,
  CircleCheck as circleCheckNode,
  CircleUser as circleUserNode,
  CircleX as circleXNode,
  Copy as copyNode,
  Download as downloadNode,
  Ellipsis as ellipsisNode,
  Eye as eyeNode,
  EyeOff as eyeOffNode,
  FileDown as fileDownNode,
  FlaskConical as flaskConicalNode,
  Heart as heartNode,
  ImageOff as imageOffNode,
  Images as imagesNode,
  ImageUp as imageUpNode,
  Info as infoNode,
  KeyRound as keyRoundNode,
  LayoutGrid as layoutGridNode,
  List as listNode,
  LockKeyhole as lockKeyholeNode,
  LockKeyholeOpen as lockKeyholeOpenNode,
  LogOut as logOutNode,
  Mail as mailNode,
  Menu as menuNode,
  MessageCircle as messageCircleNode,
  MessagesSquare as messagesSquareNode,
  Moon as moonNode,
  Pause as pauseNode,
  Phone as phoneNode,
  Plus as plusNode,
  Printer as printerNode,
  Radio as radioNode,
  RefreshCw as refreshCwNode,
  Rocket as rocketNode,
  RotateCw as rotateCwNode,
  ScrollText as scrollTextNode,
  Search as searchNode,
  Settings as settingsNode,
  Share2 as share2Node,
  ShieldCheck as shieldCheckNode,
  Shuffle as shuffleNode,
  SlidersHorizontal as slidersHorizontalNode,
  Snowflake as snowflakeNode,
  Stamp as stampNode,
  Star as starNode,
  Sun as sunNode,
  Tags as tagsNode,
  ThumbsUp as thumbsUpNode,
  Timer as timerNode,
  Trash2 as trash2Node,
  TrendingUp as trendingUpNode,
  TriangleAlert as triangleAlertNode,
  Upload as uploadNode,
  User as userNode,
  Users as usersNode,
  UsersRound as usersRoundNode,
  X as xNode,
} from "lucide";
import { createIcon } from "./icon";

export const Activity = /* @__PURE__ */ createIcon(activityNode);
export const ArrowDown = /* @__PURE__ */ createIcon(arrowDownNode);
export const ArrowLeft = /* @__PURE__ */ createIcon(arrowLeftNode);
export const ArrowRight = /* @__PURE__ */ createIcon(arrowRightNode);
export const ArrowUp = /* @__PURE__ */ createIcon(arrowUpNode);
export const ArrowUpRight = /* @__PURE__ */ createIcon(arrowUpRightNode);
export const ChartColumn = /* @__PURE__ */ createIcon(chartColumnNode);
export const ChartNoAxesColumn = /* @__PURE__ */ createIcon(chartNoAxesColumnNode);
export const Check = /* @__PURE__ */ createIcon(checkNode);
export const ChevronDown = /* @__PURE__ */ createIcon(chevronDownNode);
export const ChevronLeft = /* @__PURE__ */ createIcon(chevronLeftNode);
export const ChevronRight = /* @__PURE__ */ createIcon(chevronRightNode);
export const ChevronUp = /* @__PURE__ */ createIcon(chevronUpNode);
export const ChevronsUpDown = /* @__PURE__ */ createIcon(chevronsUpDownNode);
export const CircleAlert = /* @__PURE__ */ createIcon(circleAlertNode);
export const CircleCheck = /* @__PURE__ */ createIcon(circleCheckNode);
export const CircleUser = /* @__PURE__ */ createIcon(circleUserNode);
export const CircleX = /* @__PURE__ */ createIcon(circleXNode);
export const Copy = /* @__PURE__ */ createIcon(copyNode);
export const Download = /* @__PURE__ */ createIcon(downloadNode);
export const Ellipsis = /* @__PURE__ */ createIcon(ellipsisNode);
export const Eye = /* @__PURE__ */ createIcon(eyeNode);
export const EyeOff = /* @__PURE__ */ createIcon(eyeOffNode);
export const FileDown = /* @__PURE__ */ createIcon(fileDownNode);
export const FlaskConical = /* @__PURE__ */ createIcon(flaskConicalNode);
export const Heart = /* @__PURE__ */ createIcon(heartNode);
export const ImageOff = /* @__PURE__ */ createIcon(imageOffNode);
export const ImageUp = /* @__PURE__ */ createIcon(imageUpNode);
export const Images = /* @__PURE__ */ createIcon(imagesNode);
export const Info = /* @__PURE__ */ createIcon(infoNode);
export const KeyRound = /* @__PURE__ */ createIcon(keyRoundNode);
export const LayoutGrid = /* @__PURE__ */ createIcon(layoutGridNode);
export const List = /* @__PURE__ */ createIcon(listNode);
export const LockKeyhole = /* @__PURE__ */ createIcon(lockKeyholeNode);
export const LockKeyholeOpen = /* @__PURE__ */ createIcon(lockKeyholeOpenNode);
export const LogOut = /* @__PURE__ */ createIcon(logOutNode);
export const Mail = /* @__PURE__ */ createIcon(mailNode);
export const Menu = /* @__PURE__ */ createIcon(menuNode);
export const MessageCircle = /* @__PURE__ */ createIcon(messageCircleNode);
export const MessagesSquare = /* @__PURE__ */ createIcon(messagesSquareNode);
export const Moon = /* @__PURE__ */ createIcon(moonNode);
export const Pause = /* @__PURE__ */ createIcon(pauseNode);
export const Phone = /* @__PURE__ */ createIcon(phoneNode);
export const Plus = /* @__PURE__ */ createIcon(plusNode);
export const Printer = /* @__PURE__ */ createIcon(printerNode);
export const Radio = /* @__PURE__ */ createIcon(radioNode);
export const RefreshCw = /* @__PURE__ */ createIcon(refreshCwNode);
export const Rocket = /* @__PURE__ */ createIcon(rocketNode);
export const RotateCw = /* @__PURE__ */ createIcon(rotateCwNode);
export const ScrollText = /* @__PURE__ */ createIcon(scrollTextNode);
export const Search = /* @__PURE__ */ createIcon(searchNode);
export const Settings = /* @__PURE__ */ createIcon(settingsNode);
export const Share2 = /* @__PURE__ */ createIcon(share2Node);
export const ShieldCheck = /* @__PURE__ */ createIcon(shieldCheckNode);
export const Shuffle = /* @__PURE__ */ createIcon(shuffleNode);
export const SlidersHorizontal = /* @__PURE__ */ createIcon(slidersHorizontalNode);
export const Snowflake = /* @__PURE__ */ createIcon(snowflakeNode);
export const Stamp = /* @__PURE__ */ createIcon(stampNode);
export const Star = /* @__PURE__ */ createIcon(starNode);
export const Sun = /* @__PURE__ */ createIcon(sunNode);
export const Tags = /* @__PURE__ */ createIcon(tagsNode);
export const ThumbsUp = /* @__PURE__ */ createIcon(thumbsUpNode);
export const Timer = /* @__PURE__ */ createIcon(timerNode);
export const Trash2 = /* @__PURE__ */ createIcon(trash2Node);
export const TrendingUp = /* @__PURE__ */ createIcon(trendingUpNode);
export const TriangleAlert = /* @__PURE__ */ createIcon(triangleAlertNode);
export const Upload = /* @__PURE__ */ createIcon(uploadNode);
export const User = /* @__PURE__ */ createIcon(userNode);
export const Users = /* @__PURE__ */ createIcon(usersNode);
export const UsersRound = /* @__PURE__ */ createIcon(usersRoundNode);
export const X = /* @__PURE__ */ createIcon(xNode);
